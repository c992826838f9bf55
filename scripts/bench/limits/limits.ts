import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { InlineConfig } from 'vite'
import { brotli, listen } from '../listen.ts'
import type { Item } from './Catalogue.tsx'

/** The minimum of styles for a catalogue, in the page itself. */
const style = `body{margin:0;font:16px/1.5 sans-serif;color:#10202b;background:#f6f9fc}header{display:flex;gap:24px;padding:20px 40px;background:#fff}
main{padding:40px}ul{display:grid;grid-template-columns:repeat(3,1fr);gap:24px;padding:0;list-style:none}
li{content-visibility:auto;contain-intrinsic-size:auto 180px}li[hidden]{display:none}li a{display:block;padding:20px;border-radius:12px;background:#fff;color:inherit;text-decoration:none}`

/** Filters without React. */
const script = `document.querySelector('input').onchange=e=>{for(const i of document.querySelectorAll('li'))i.hidden=e.target.checked&&i.dataset.level!=='beginner'};document.documentElement.dataset.ready=''`

const page = (body: string, end: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Explore</title><style>${style}</style></head><body>${body}${end}</body></html>`

/**
 * Two pages with the words of the catalogue that use nothing of ours: one sent complete with a
 * script of 200 bytes, and one in plain React, prerendered. No page of this kind can be faster than
 * the first one, and none with React faster than the second.
 */
export async function startLimits(items: readonly Item[]) {
  const folder = await mkdtemp(join(tmpdir(), 'rampart-limits-'))
  const source = (name: string) => new URL(name, import.meta.url).pathname
  const config: InlineConfig = { configFile: false, logLevel: 'error' }
  await build({
    ...config,
    build: {
      outDir: join(folder, 'client'),
      rolldownOptions: { input: source('hydrate.tsx'), output: { entryFileNames: 'hydrate.js' } },
    },
  })
  await build({
    ...config,
    build: {
      outDir: join(folder, 'server'),
      ssr: source('render.tsx'),
      rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
    },
    ssr: { noExternal: true },
  })
  const { render } = (await import(
    pathToFileURL(join(folder, 'server/render.mjs')).href
  )) as typeof import('./render.tsx')
  const body = `<div id="root">${render(items)}</div>`
  const state = `<script type="application/json" id="items">${JSON.stringify(items)}</script>`
  const files = new Map([
    ['/whole', ['text/html', page(body, `<script>${script}</script>`)]],
    [
      '/react',
      ['text/html', page(body, `${state}<script type="module" src="/hydrate.js"></script>`)],
    ],
    ['/hydrate.js', ['text/javascript', await readFile(join(folder, 'client/hydrate.js'), 'utf8')]],
  ] as const)
  const { origin, server } = await listen(async (request, response) => {
    const [type, text] = files.get((request.url ?? '') as '/whole') ?? []
    if (!type || !text) return response.writeHead(404).end()
    return response
      .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' })
      .end(await brotli(text))
  })
  return {
    whole: `${origin}/whole`,
    react: `${origin}/react`,
    stop: async () => {
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
