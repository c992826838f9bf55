import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** Chromium without background traffic, and without the sandbox where the user is root (it refuses to start otherwise). */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Path of the Chromium for tests: CHROMIUM_PATH, then the PATH, then Playwright's own download, then Debian's package
 * (installed when this user may). Ends the process with one clear line where none can be had.
 */
export function requireBrowser(): string {
  const found = process.env['CHROMIUM_PATH'] ?? onPath() ?? playwrightsOwn() ?? debianPackage()
  if (found && existsSync(found)) return found
  console.error(
    'No Chromium found: set CHROMIUM_PATH, install the package "chromium", or run "npx playwright install chromium".',
  )
  process.exit(1)
}

function onPath(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function debianPackage(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log('Installing Debian package chromium for the browser tests ...')
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    )
  } catch {
    return undefined
  }
  return onPath()
}
