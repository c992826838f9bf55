import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { run } from '../process/support/processes.ts'
import type { Running } from '../process/support/processes.ts'
import { operate, patience } from './operate.ts'

/** A site with demo data for one journey alone, so that it can be stopped. */
export interface OwnSite {
  /** Starts it, with further settings if some are given. */
  start: (more?: Readonly<Record<string, string>>) => Promise<void>
  stop: () => Promise<void>
  /** Runs an operator's command, which a running site executes itself. Returns what it prints. */
  operate: (...command: string[]) => Promise<string>
  /** Stops the site and removes its data. */
  remove: () => Promise<void>
}

/** Makes the site's folder; nothing runs yet. */
export async function ownSite(port: number): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'rampart-journey-'))
  const settings = {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: folder,
    RATE_LIMIT_SCALE: '100',
  }
  let running: Running | undefined
  const stop = async () => {
    const ending = running
    running = undefined
    ending?.kill('SIGTERM')
    await ending?.end
  }
  return {
    start: async (more = {}) => {
      running = run('site', { ...settings, ...more })
      const ended = running.end.then((code) => {
        throw new Error(`The site ended with ${code}.`)
      })
      const isReady = () =>
        fetch(`${settings.PUBLIC_URL}/api/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        )
      await Promise.race([expect.poll(isReady, { timeout: patience }).toBe(true), ended])
    },
    stop,
    operate: (...command) => operate(settings, ...command),
    remove: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
