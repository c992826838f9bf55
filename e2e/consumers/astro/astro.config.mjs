import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  integrations: [react()],
  devToolbar: { enabled: false },
  // Modules that import style sheets go through Vite on the server too.
  vite: { resolve: { noExternal: ['@rampart/ui'] } },
})
