import { afterNextFrame } from '../afterNextFrame.ts'
import { checkRelease } from './release.ts'

/** Addresses of scripts and style sheets that are in the server's page; none is requested again. */
const given = new Set<string>()
/** Those that were requested here, and have come. */
const loaded = new Set<string>()
const pending = new Map<string, Promise<void>>()
/** The newest link of each sheet. */
const sheets = new Map<string, HTMLLinkElement>()

/** Tells which scripts and style sheets the server's page has. */
export function addLoadedFiles(addresses: readonly string[]): void {
  for (const address of addresses) given.add(address)
}

/**
 * Imports a part of the site whose code comes late. The build calls it in place of Vite's own
 * loader, for each `import()`.
 *
 * All files of the part are loaded before it is imported, as many browsers (Safari 27, Chromium
 * before 156, Firefox before 154) remember that an import failed: a visitor who lost the connection
 * for a second would never get that part, however often they try again. They are requested after
 * the next frame, so that the press that needs them is painted first: requests take a phone some
 * hundredths of a second. The texts of the page's language are loaded before `addLoadedFiles` is
 * called: they are requested at once, even if the page requested them early, as that may have
 * failed.
 *
 * Throws if a file cannot be loaded; the next call tries again. Take failures with `.catch`: the
 * bundler makes a `.then` behind an `import()` part of `importPart`, so its second function is not
 * called for a file that cannot be loaded.
 */
export async function loadPart<Module>(
  importPart: () => Promise<Module>,
  files: readonly string[],
): Promise<Module> {
  const addresses = files.map((file) => `${import.meta.env.BASE_URL}${file}`)
  try {
    const missing = addresses.filter((address) => !given.has(address) && !loaded.has(address))
    if (missing.length > 0) {
      if (given.size > 0) await new Promise<void>(afterNextFrame)
      await Promise.all(missing.map(loadFile))
    }
    return await importPart()
  } catch (error) {
    // The page may name files that it did not get.
    for (const address of addresses) given.delete(address)
    checkRelease().catch(() => undefined)
    throw error
  }
}

async function loadFile(address: string): Promise<void> {
  if (loaded.has(address)) return
  const before = pending.get(address)
  // An attempt of an earlier call may fail for a reason that has passed by now.
  if (before) return before.catch(() => loadFile(address))
  const request = requestFile(address)
    .then(() => void loaded.add(address))
    .finally(() => pending.delete(address))
  pending.set(address, request)
  await request
}

const requestFile = (address: string): Promise<void> =>
  address.endsWith('.css') ? requestSheet(address) : requestScript(address)

/** Loads a script into the browser's cache, where the import finds it. */
async function requestScript(address: string): Promise<void> {
  const response = await fetch(address)
  // Some networks have a page of their own for everything until one signs in to them.
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html'))
    throw failure(address)
  await response.arrayBuffer()
}

function requestSheet(address: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(failure(address)))
    // The sheet of a second attempt takes the place of the first one's: later sheets stay later.
    const failed = sheets.get(address)
    if (failed) failed.replaceWith(link)
    else document.head.append(link)
    sheets.set(address, link)
  })
}

const failure = (address: string) => new Error(`${address} could not be loaded.`)
