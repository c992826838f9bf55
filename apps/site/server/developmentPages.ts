import { fileURLToPath } from 'node:url'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { createServer } from 'vite'
import type { Pages } from './pages.ts'

/** Pages from source through Vite, with hot reload. */
export async function developmentPages(server: FastifyInstance): Promise<Pages> {
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    server: { middlewareMode: true, hmr: { server: server.server } },
  })
  await server.register(middie)
  server.use(vite.middlewares)
  server.addHook('onClose', () => vite.close())
  const source = () =>
    vite.ssrLoadModule('/src/entry-server.tsx') as Promise<typeof import('../src/entry-server.tsx')>
  const { cookieFor, failureTexts, requestLanguage } = await source()
  return {
    languageCookieFor: cookieFor,
    languageFor: (headers) => requestLanguage(headers).tag,
    failureTexts: await failureTexts(),
    addressOf: async (url) => {
      const { pageAddress, routes } = await source()
      return pageAddress(routes, url)
    },
    brandStyle: async (brand) => (await source()).brandStyle(brand),
    render: async (request) => {
      const { renderPage } = await source()
      return renderPage({
        ...request,
        assetsFor: (source) => ({
          assets: {
            scripts: ['/@vite/client', '/src/entry-development.js'],
            styles: [],
            preloads: [],
            fonts: '',
            page: `/${source}`,
          },
          css: '',
        }),
      })
    },
    inlineScript: null,
    clientFolder: null,
  }
}
