/**
 * Which modules of the package need a browser. These get `'use client'`, so that React Server
 * Components may import them; the others are rendered on the server alone, and a page of cards
 * sends no code for them.
 */

/** Hooks that server components have too; all but the first two by `#language` in package.json. */
const serverHooks = ['Id', 'Memo', 'Messages', 'Locale', 'ContentLocale', 'ForeignContent']

const marks = [
  // React's other hooks, and ours that are made of them.
  new RegExp(`\\buse(?!(?:${serverHooks.join('|')})\\b)[A-Z]\\w*\\(`),
  // Functions cannot be handed from the server to the browser.
  /\bon[A-Z]\w*=\{/,
  /from 'react-aria-components\//,
  /\bcreateContext[<(]/,
  // A context that is given comes from a module of createContext.
  /<\w+Context\b/,
  // A table takes its cells as functions.
  /<Table\b/,
]

/** Whether the code of a module has to run in the browser as well. */
export const isClientModule = (code: string): boolean => marks.some((mark) => mark.test(code))
