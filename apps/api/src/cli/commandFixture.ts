import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { TestApi } from '../testing/testApi.ts'
import type { CommandContext, SiteData } from './context.ts'
import { createProgram, runProgram } from './program.ts'

/** What a command printed, and its exit code. */
export interface Outcome {
  readonly code: number
  readonly out: string
  readonly errors: string
}

const nothing = () => Promise.resolve()

/** All commands, for tests that only inspect them: running one does nothing. */
export const idleProgram = () =>
  createProgram({
    withSite: nothing,
    withDatabase: nothing,
    withStoredData: nothing,
    ownProcess: null,
    print: nothing,
    printNote: nothing,
    askSecret: async () => '',
    folder: '/',
    operator: '',
  })

/** Runs a command. A test may pass the data. */
export async function runCommand(
  args: readonly string[],
  context: Partial<CommandContext> = {},
): Promise<Outcome> {
  const [out, errors]: [string[], string[]] = [[], []]
  const refuse = (what: string) => () => Promise.reject(new Error(`This command needs no ${what}.`))
  const code = await runProgram(args, {
    withSite: refuse('site'),
    withDatabase: refuse('database'),
    withStoredData: refuse('stored data'),
    ownProcess: null,
    askSecret: refuse('secret'),
    folder: '/nowhere',
    operator: 'an-operator',
    print: (line) => out.push(line),
    printNote: (line) => errors.push(line),
    ...context,
  })
  return { code, out: out.join('\n'), errors: errors.join('\n') }
}

/**
 * Runs commands on the application's data. A test may replace parts of it and give the secret that
 * is typed.
 */
export const commandsOf =
  (api: TestApi, site: Partial<SiteData> = {}, secret = '') =>
  (...args: string[]): Promise<Outcome> =>
    runCommand(args, {
      withSite: (work) => work({ ...api.siteData, ...site }),
      askSecret: async () => secret,
    })

/** A folder that is removed after the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'api-cli-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
