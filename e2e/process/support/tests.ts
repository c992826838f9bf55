import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { programs, run, serving } from './processes.ts'
import type { Running, Serving, Settings } from './processes.ts'

/** A new folder, removed after the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rampart-process-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A data folder with content and demo records, removed after the test. */
export async function filledFolder(): Promise<string> {
  const folder = await newFolder()
  await cp(inject('filledFolder'), folder, { recursive: true })
  return folder
}

/** Starts a program that ends with the test. */
export function start(
  program: keyof typeof programs,
  settings: Settings,
  root?: string,
  args?: readonly string[],
  through?: readonly string[],
): Running {
  const running = run(program, settings, root, args, through)
  onTestFinished(async () => {
    running.kill('SIGKILL')
    await running.end
  })
  return running
}

/** Starts the site and waits until it takes requests. */
export async function startSite(settings: Settings, root?: string): Promise<Serving> {
  const running = start('site', settings, root)
  await running.says(/ is ready on /)
  return serving(running)
}

/** Starts the site's program with one of its commands and that command's arguments. */
export const command = (
  name: string | readonly string[],
  settings: Settings,
  through?: readonly string[],
): Running => start('site', settings, undefined, [name].flat(), through)

/** The output of a program that should not start, and its exit code. */
export async function failure(
  settings: Settings,
  root?: string,
): Promise<{ code: number | string; errors: string }> {
  const running = start('site', settings, root)
  return { code: await running.end, errors: running.errors() }
}

/** One site with demo records for all tests of a file, and its data folder. */
export function useSite(settings: Settings = {}): () => Serving & { folder: string } {
  let site: Serving | undefined
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rampart-process-'))
    await cp(inject('filledFolder'), folder, { recursive: true })
    site = await serving(run('site', { DATA_DIR: folder, RATE_LIMIT_SCALE: '100', ...settings }))
    await site.says(/ is ready on /)
  })
  afterAll(async () => {
    site?.kill('SIGKILL')
    await site?.end
    await rm(folder, { recursive: true, force: true })
  })
  return () => {
    if (!site) throw new Error('The site is there within tests only.')
    return { ...site, folder }
  }
}
