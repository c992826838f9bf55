import { fileURLToPath } from 'node:url'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type { Pages } from './pages.ts'

/** Pages from source through Vite, with hot reload. */
export async function developmentPages(server: FastifyInstance): Promise<Pages> {
  const vite = await createServer({ root: fileURLToPath(new URL('..', import.meta.url)), server: { middlewareMode: true } })
  await server.register(middie)
  server.use(vite.middlewares)
  server.addHook('onClose', () => vite.close())
  return {
    render: async (request) => {
      const { renderPage } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as typeof import('../src/entry-server.tsx')
      const page = await renderPage({
        ...request,
        assetsFor: () => ({ scripts: ['/@vite/client', '/src/entry-client.tsx'], styles: [], preloads: [], fonts: '' }),
      })
      return { ...page, html: await vite.transformIndexHtml(request.url, page.html) }
    },
    inlineScript: null,
    clientFolder: null,
  }
}
