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
 * S What is loaded before the page has told what it has, the texts of its language, is requested at
 * once even if the page has asked for it early: that may have failed. => The texts of the page's
 * language are loaded before `addLoadedFiles` is called: they are requested at once, even if the
 * page requested them early, as that may have failed.
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
