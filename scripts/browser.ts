import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/**
 * Arguments of Chromium: without background traffic, and without the sandbox if the user is root
 * (it refuses to start otherwise).
 */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * `shell`: Chromium's headless shell, the same engine with two thirds of the processor time.
 * `browser`: what people have.
 */
type Kind = 'shell' | 'browser'

const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const names: Readonly<Record<Kind, readonly string[]>> = {
  shell: ['chromium-headless-shell', ...browserNames],
  browser: browserNames,
}

/** Debian's package of each. */
const packages: Readonly<Record<Kind, string>> = {
  shell: 'chromium-headless-shell',
  browser: 'chromium',
}

/**
 * Path of a Chromium: CHROMIUM_PATH, then the PATH, then Playwright's own download, then Debian's
 * package (installed if this user may). Tests use a shell if there is one; measurements use a
 * browser. Ends the process with one clear line if there is no Chromium.
 */
export function requireBrowser(kind: Kind = 'shell'): string {
  const found =
    process.env['CHROMIUM_PATH'] || onPath(kind) || playwrightsOwn() || debianPackage(kind)
  if (found && existsSync(found)) return found
  console.error(
    `No Chromium found: set CHROMIUM_PATH, install the package "${packages[kind]}", or run "npx playwright install chromium".`,
  )
  process.exit(1)
}

function onPath(kind: Kind): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names[kind]
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function debianPackage(kind: Kind): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log(`Installing Debian package ${packages[kind]} ...`)
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', packages[kind], 'fonts-liberation'],
      {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    )
  } catch {
    return undefined
  }
  return onPath(kind)
}
