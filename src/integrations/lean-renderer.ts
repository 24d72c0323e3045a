import type { Plugin } from 'vite'

import { cut } from './cut.ts'

const FILE = /[\\/]@astrojs[\\/]react[\\/]dist[\\/]client\.js$/

/**
 * What brings islands to life, without what this site has not: elements made anew from the text of their
 * slots, and the state of a form that a server has handled. And a page that is left before one of its
 * islands has come to life says nothing of that: React would report it (424), as if something had failed.
 */
export const leanRenderer = (): Plugin =>
  cut('lean-renderer', [
    {
      file: FILE,
      part: /const reactPropsMap = \{\n[\s\S]*?(?=function getChildren)/,
      instead: '',
      does: 'makes elements of slots'
    },
    {
      file: FILE,
      part: / {2}if \(experimentalReactChildren && childString\) \{\n[\s\S]*?\n {2}\} else (?=if \(childString\))/,
      instead: '  ',
      does: 'reads slots'
    },
    {
      file: FILE,
      part: / {2}const actionKey = [\s\S]*?(?= {2}const renderOptions)/,
      instead: '',
      does: 'hands on forms'
    },
    {
      file: FILE,
      part: / {4}formState\n/,
      instead:
        '    onRecoverableError(error) {\n      if (element.isConnected) reportError(error);\n    }\n',
      does: 'reports what React recovers from'
    }
  ])
