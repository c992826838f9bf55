import type { Plugin } from 'vite'

const heardOnce = 'once: true'

/**
 * React Aria 3.53 remembers each element with transitions until all of them have ended, but hears
 * of one alone if the element is removed in the middle of several, and keeps it in memory with the
 * page around it. Its listener removes itself after the last one, so it need not be heard once.
 */
export const cancelledTransitions: Plugin = {
  name: 'cancelled-transitions',
  apply: 'build',
  transform: {
    filter: { id: /\/react-aria\/dist\/private\/utils\/runAfterTransition\.mjs$/ },
    handler(code) {
      if (code.split(heardOnce).length !== 2) this.error('React Aria has changed; see this plugin.')
      return { code: code.replace(heardOnce, ''), map: null }
    },
  },
}
