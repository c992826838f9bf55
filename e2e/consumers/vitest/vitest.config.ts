import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'jsdom',
    // Testing Library clears the page after each test by the global `afterEach`.
    globals: true,
    // Style sheets come with the components, so Vite must handle the package.
    server: { deps: { inline: ['@rampart/ui'] } },
  },
})
