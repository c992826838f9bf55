import type { Plugin } from 'vite'

/** Scripts that each page runs before its first control works. */
const atOnce = new Set(['react', 'entry-client'])

/**
 * Nearly all functions of a page's first scripts run. With this comment as a script's first line V8
 * compiles them while the script arrives, in a thread of its own, and not one by one while the page
 * is taken over. Other engines ignore it.
 */
const hint = '//# allFunctionsCalledOnLoad\n'

/** Marks the scripts of which all functions are compiled early. */
export const compileHints: Plugin = {
  name: 'compile-hints',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && atOnce.has(chunk.name)) chunk.code = hint + chunk.code
    },
  },
}
