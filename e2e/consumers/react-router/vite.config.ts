import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // Modules that import style sheets go through Vite on the server too.
  ssr: { noExternal: ['@rampart/ui'] },
})
