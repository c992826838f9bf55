import { beforeEach, expect, it, vi } from 'vitest'

const request = vi.fn<typeof fetch>()
const checkRelease = vi.fn(async () => undefined)
vi.mock('./release.ts', () => ({ checkRelease: async () => checkRelease() }))
const links: { rel: string; href: string; loaded: () => void; failed: () => void }[] = []
/** What the head has, in order. */
let head: unknown[] = []
/** What waits for the next frame. */
let frames: (() => void)[] = []

function newLink() {
  const target = new EventTarget()
  const link = Object.assign(target, {
    rel: '',
    href: '',
    loaded: () => target.dispatchEvent(new Event('load')),
    failed: () => target.dispatchEvent(new Event('error')),
    replaceWith: (other: unknown) => (head = head.map((each) => (each === link ? other : each))),
  })
  links.push(link)
  return link
}

beforeEach(() => {
  vi.resetModules()
  request.mockReset()
  request.mockImplementation(async () => new Response('code'))
  checkRelease.mockClear()
  links.length = 0
  head = []
  frames = []
  vi.stubGlobal('fetch', request)
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('document', {
    hidden: true,
    createElement: newLink,
    head: { append: (link: unknown) => head.push(link) },
  })
  return () => vi.unstubAllGlobals()
})

const load = () => import('./loadPart.ts')
const requested = () => request.mock.calls.map(([address]) => address)

it('imports a part when all its files are here, and requests none of them again', async () => {
  const { loadPart } = await load()
  const importPart = vi.fn(async () => 'part')
  const part = loadPart(importPart, ['assets/menu.js', 'assets/menu.css', 'assets/shared.js'])
  await vi.waitFor(() => expect(requested()).toEqual(['/assets/menu.js', '/assets/shared.js']))
  expect(links).toMatchObject([{ rel: 'stylesheet', href: '/assets/menu.css' }])
  expect(importPart).not.toHaveBeenCalled()
  links[0]?.loaded()
  await expect(part).resolves.toBe('part')

  await expect(loadPart(importPart, ['assets/menu.css', 'assets/shared.js'])).resolves.toBe('part')
  expect(request).toHaveBeenCalledTimes(2)
  expect(links).toHaveLength(1)
})

it('does not import a script in whose place a page came, and requests it again', async () => {
  const { loadPart } = await load()
  const importPart = vi.fn(async () => 'part')
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  request.mockResolvedValueOnce(new Response('<title>Wi-Fi</title>', { headers }))
  await expect(loadPart(importPart, ['assets/menu.js'])).rejects.toThrow('/assets/menu.js')
  expect(importPart).not.toHaveBeenCalled()
  await expect(loadPart(importPart, ['assets/menu.js'])).resolves.toBe('part')
  expect(requested()).toEqual(['/assets/menu.js', '/assets/menu.js'])
})

it('requests files after the next frame, so that a press is painted first', async () => {
  vi.stubGlobal('document', { hidden: false })
  const { addLoadedFiles, loadPart } = await load()
  addLoadedFiles(['/assets/react.js'])
  const part = loadPart(async () => 'part', ['assets/react.js', 'assets/menu.js'])
  await expect(loadPart(async () => 'known', ['assets/react.js'])).resolves.toBe('known')
  expect(frames).toHaveLength(1)
  expect(request).not.toHaveBeenCalled()
  frames[0]?.()
  await expect(part).resolves.toBe('part')
  expect(requested()).toEqual(['/assets/menu.js'])
})

it('requests at once what a page needs before it has told what it has, also what it then tells', async () => {
  vi.stubGlobal('document', { hidden: false })
  const { addLoadedFiles, loadPart } = await load()
  const texts = loadPart(async () => 'texts', ['assets/french.js'])
  addLoadedFiles(['/assets/react.js', '/assets/french.js'])
  await expect(texts).resolves.toBe('texts')
  expect(frames).toEqual([])
  expect(requested()).toEqual(['/assets/french.js'])
})

it('requests what the page named after it could not be loaded', async () => {
  const { addLoadedFiles, loadPart } = await load()
  addLoadedFiles(['/assets/react.js', '/assets/french.js'])
  const importPart = vi.fn(async () => 'texts')
  importPart.mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
  await expect(loadPart(importPart, ['assets/french.js'])).rejects.toThrow('Importing')
  expect(requested()).toEqual([])
  await expect(loadPart(importPart, ['assets/french.js'])).resolves.toBe('texts')
  expect(requested()).toEqual(['/assets/french.js'])
})

it('requests none of the files that the page had', async () => {
  const { addLoadedFiles, loadPart } = await load()
  addLoadedFiles(['/assets/react.js', '/assets/page.css'])
  await expect(loadPart(async () => 'part', ['assets/react.js', 'assets/page.css'])).resolves.toBe(
    'part',
  )
  expect(request).not.toHaveBeenCalled()
  expect(links).toEqual([])
})

it.each([
  [
    'no connection',
    async () => Promise.reject(new TypeError('Failed to fetch')),
    'Failed to fetch',
  ],
  [
    'a script that is gone',
    async () => new Response('Not found', { status: 404 }),
    'could not be loaded',
  ],
])(
  'does not import a part that lacks a file, says so, and tries again: %s',
  async (_why, response, words) => {
    const { loadPart } = await load()
    request.mockImplementationOnce(response)
    const importPart = vi.fn(async () => 'part')
    await expect(loadPart(importPart, ['assets/menu.js'])).rejects.toThrow(words)
    expect(importPart).not.toHaveBeenCalled()
    expect(checkRelease).toHaveBeenCalledOnce()
    await expect(loadPart(importPart, ['assets/menu.js'])).resolves.toBe('part')
  },
)

it('puts the sheet of a second attempt into the place of the first', async () => {
  const { loadPart } = await load()
  const parts = ['assets/a.css', 'assets/b.css'].map((file) => loadPart(async () => file, [file]))
  await vi.waitFor(() => expect(links).toHaveLength(2))
  links[0]?.failed()
  links[1]?.loaded()
  await expect(parts[0]).rejects.toThrow('/assets/a.css could not be loaded.')
  await parts[1]
  const again = loadPart(async () => 'a', ['assets/a.css'])
  await vi.waitFor(() => expect(links).toHaveLength(3))
  links[2]?.loaded()
  await expect(again).resolves.toBe('a')
  expect(head).toEqual([links[2], links[1]])
})

it('asks for a file once for calls at a time, and again for one that joined a request that failed', async () => {
  const { loadPart } = await load()
  const first = Promise.withResolvers<Response>()
  request.mockImplementationOnce(async () => first.promise)
  const early = loadPart(async () => 'early', ['assets/menu.js'])
  const late = loadPart(async () => 'late', ['assets/menu.js'])
  await vi.waitFor(() => expect(request).toHaveBeenCalledOnce())
  first.reject(new TypeError('Failed to fetch'))
  await expect(early).rejects.toThrow('Failed to fetch')
  await expect(late).resolves.toBe('late')
  expect(request).toHaveBeenCalledTimes(2)
})

it('says a part that cannot be imported', async () => {
  const { loadPart } = await load()
  const broken = new SyntaxError('Unexpected token')
  await expect(loadPart(async () => Promise.reject(broken), [])).rejects.toBe(broken)
  expect(checkRelease).toHaveBeenCalledOnce()
})

it('imports nothing of a script that breaks off, and requests it again', async () => {
  const { loadPart } = await load()
  const importPart = vi.fn(async () => 'part')
  const broken = new ReadableStream({ start: (body) => body.error(new TypeError('broken off')) })
  request.mockResolvedValueOnce(new Response(broken))
  await expect(loadPart(importPart, ['assets/menu.js'])).rejects.toThrow('broken off')
  expect(importPart).not.toHaveBeenCalled()
  await expect(loadPart(importPart, ['assets/menu.js'])).resolves.toBe('part')
})
