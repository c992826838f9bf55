import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // On the server the package goes through Vite too, as Node cannot import its CSS.
  ssr: { noExternal: ['@rampart/ui'] },
  // One of its pages loads every component at once, which is more than Vite's 500 kB.
  build: { chunkSizeWarningLimit: 1500 },
})
