/** Stands for Astro’s own way between pages, which a peer has none of: it loads the page. */
export async function navigate(address: string): Promise<void> {
  location.assign(address)
}
