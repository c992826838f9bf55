import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { readConfig } from '@rampart/api'
import { domains, levels } from '@rampart/contract/entities/values'
import { artworkPath } from '@rampart/contract/rules/artwork'
import { build } from 'vite'
import { readSiteConfig } from '../../apps/site/server/siteConfig.ts'
import { startSite } from '../../apps/site/server/start.ts'

/** Addresses of the pages to compare. */
export interface Servers {
  site: string
  static: string
  largeSite: string
  plainList: string
  stop(): Promise<void>
}

/** Catalogue items as the API answers them. */
function catalogue(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const type = index % 3 === 0 ? ('lab' as const) : ('course' as const)
    const domain = domains[index % domains.length] ?? 'devops'
    const level = levels[index % levels.length] ?? 'beginner'
    const slug = `item-${index}`
    const image = artworkPath({ kind: type, domain, level, slug })
    return {
      id: slug,
      slug: type === 'course' ? slug : null,
      path: type === 'lab' ? slug : null,
      type,
      title: `Item ${index + 1}: a title of the usual length`,
      image,
      domain,
      level,
      duration: 30 + (index % 9) * 30,
    }
  })
}

async function listen(handler: RequestListener): Promise<{ origin: string; server: Server }> {
  const server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

/** The site with a catalogue of its own size, its API replaced by one answer. */
async function siteWith(count: number) {
  const body = JSON.stringify({ success: true, data: catalogue(count) })
  const api = await listen((_request, response) => response.setHeader('content-type', 'application/json').end(body))
  const site = await startSite(readConfig({ PORT: '0', DATA_DIR: tmpdir() }), readSiteConfig({ API_URL: api.origin }), { isDevelopment: false })
  return {
    url: site.address,
    stop: async () => {
      await site.stop()
      api.server.close()
    },
  }
}

/** The site's own page without its scripts: the same cards, styles and fonts, compressed as the site compresses. */
async function withoutScripts(site: string) {
  const html = await (await fetch(site)).text()
  // Its fonts load as those of an ordinary page do.
  const bare = html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<\/?noscript>/g, '')
  const compressed = await promisify(brotliCompress)(bare, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const { origin, server } = await listen(async (request, response) => {
    if (request.url === '/') return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(compressed)
    const answer = await fetch(new URL(request.url ?? '/', site), { headers: { 'accept-encoding': 'identity' } })
    const content = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    const isText = /css|svg/.test(type)
    const packed = isText ? await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: type.includes('css') ? 11 : 5 } }) : content
    return response.writeHead(answer.status, { 'content-type': type, ...(isText ? { 'content-encoding': 'br' } : {}) }).end(packed)
  })
  return { url: `${origin}/`, stop: () => void server.close() }
}

/** The shortest React list with a filter, with the same 5,000 items: what one would write first. */
async function plainList(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'rampart-bench-'))
  const entry = new URL('./plainList.tsx', import.meta.url).pathname
  await build({
    configFile: false,
    logLevel: 'error',
    define: { ITEMS: JSON.stringify(catalogue(count)) },
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: entry, output: { entryFileNames: 'list.js' } } },
  })
  const script = await readFile(join(folder, 'list.js'))
  const { origin, server } = await listen((request, response) => {
    if (request.url === '/list.js') return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    return response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><html lang="en"><title>List</title><div id="root"></div><script type="module" src="/list.js"></script></html>')
  })
  return {
    url: `${origin}/`,
    stop: async () => {
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Starts every page to compare, in this process. */
export async function startServers(): Promise<Servers> {
  const site = await siteWith(60)
  const bare = await withoutScripts(site.url)
  const largeSite = await siteWith(5000)
  const list = await plainList(5000)
  return {
    site: site.url,
    static: bare.url,
    largeSite: largeSite.url,
    plainList: list.url,
    stop: async () => {
      bare.stop()
      await list.stop()
      await largeSite.stop()
      await site.stop()
    },
  }
}
