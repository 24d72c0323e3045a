// The first script of every document, before anything is painted.
import './mark-session.ts'
import './test-flags.ts'
