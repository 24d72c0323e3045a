import '@fontsource-variable/instrument-sans/index.css'
import './style.css'

import { pageData } from './data.ts'
import { Game } from './game.ts'

const root = document.getElementById('game')
if (root) {
  const game = new Game(root, pageData(document))
  const launch = new URLSearchParams(location.search).get('token') ?? ''
  await game.start(launch)
}
