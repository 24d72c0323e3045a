import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type LoaderFunctionArgs, RouterProvider } from 'react-router'

import type { PageContent } from '../generated/react/tree.ts'
import { ContentPage } from './ContentPage.tsx'

/** What a page says is asked for by its path once the path is known. */
async function load({ request }: LoaderFunctionArgs): Promise<PageContent> {
  const path = new URL(request.url).pathname
  return (await fetch(`/content${path}page.json`)).json()
}

const router = createBrowserRouter([
  { path: '*', loader: load, Component: ContentPage, HydrateFallback: () => null }
])

const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
