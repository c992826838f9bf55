import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { StartError } from '../startError.ts'
import { idleProgram, runCommand } from './commandFixture.ts'

/** The names of every command that does something. */
function callsOf(command: Command, words: readonly string[] = []): string[][] {
  const inner = command.commands.flatMap((each) => callsOf(each, [...words, each.name()]))
  const isCall = command.commands.length === 0 || command.registeredArguments.length > 0
  return isCall ? [[...words], ...inner] : inner
}

const manual = new URL('../../../../docs/operating.md', import.meta.url)

const program = await idleProgram()
const calls = callsOf(program)

test('these are all the commands', () => {
  const names = calls.map((words) => words.join(' '))
  expect(names, 'Each command has a line here, in the order of the help.').toEqual([
    'users add',
    'users list',
    'users show',
    'users disable',
    'users enable',
    'users sign-out',
    'users reset-factors',
    'users grant-credits',
    'users subscribe',
    'users unsubscribe',
    'invites create',
    'invites list',
    'invites revoke',
    'bootcamps list',
    'participants add',
    'participants import',
    'tasks list',
    'tasks download',
    'tasks review',
    'requests list',
    'requests accept',
    'requests close',
    'credentials show',
    'credentials revoke',
    'credentials reissue',
    'keys list',
    'keys rotate',
    'mail list',
    'mail retry',
    'mail delete',
    'mail test',
    'content check',
    'content import',
    'labs try',
    'audit list',
    'audit head',
    'audit verify',
    'backup',
    'backup check',
    'restore',
  ])
})

test.each(calls.map((words) => [words]))(
  '%j has help with an example that is right, and refuses what it does not know',
  async (words) => {
    const { code, out, errors } = await runCommand([...words, '--help'])
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    const call = `npm run cli -- ${words.join(' ')}`
    expect(out).toMatch(new RegExp(`^Usage: ${call} .*\\n\\n[a-z]`))
    const examples = out.split('\n').filter((line) => line.startsWith('  npm run cli -- '))
    expect(examples).not.toEqual([])
    for (const example of examples) {
      expect(example.trim().startsWith(call)).toBe(true)
      const args = [...example.replace('npm run cli --', '').matchAll(/"([^"]*)"|(\S+)/g)].map(
        ([, quoted, bare]) => quoted ?? bare ?? '',
      )
      // It gets as far as the data, the password prompt, or the file.
      const outcome = await runCommand(args, {
        withSite: () => Promise.reject(new StartError('as far as the data')),
        withDatabase: () => Promise.reject(new StartError('as far as the data')),
        withStoredData: () => Promise.reject(new StartError('as far as the data')),
        askSecret: () => Promise.reject(new StartError('as far as the data')),
      })
      // Some need no data, or first look for a file or folder that does not exist.
      expect(outcome.errors).toMatch(
        /^as far as the data$|^$|no such folder|(list\.csv|key\.txt|\.tar\.gz) cannot be (read|written)|process of its own/,
      )
      expect(outcome.code).not.toBe(2)
    }
    const odd = await runCommand([...words, '--nonsense'])
    expect(odd.code).toBe(2)
    expect(odd.errors).toMatch(/^error: .*\n.*--help/)
  },
)

test('docs/operating.md describes each command', async () => {
  const text = await readFile(manual, 'utf8')
  expect(
    calls.map((words) => words.join(' ')).filter((call) => !text.includes(`| \`${call}`)),
    'Each command has a row in "Commands" of docs/operating.md.',
  ).toEqual([])
})

test.each([[[]], [['users']], [['nonsense']], [['users', 'nonsense']], [['tasks', 'help']]])(
  '%j is a misuse',
  async (args) => {
    const { code, out, errors } = await runCommand(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(errors).toMatch(/^error: |^Usage: /)
  },
)

test('help lists all commands, or the commands of a group', async () => {
  const { code, out } = await runCommand(['--help'])
  expect(code).toBe(0)
  for (const command of program.commands) expect(out).toContain(`\n  ${command.name()}`)
  for (const group of program.commands) {
    const help = (await runCommand([group.name(), '--help'])).out
    for (const command of group.commands) expect(help).toContain(`\n  ${command.name()}`)
  }
})

test('a lost database is one line; an internal error is thrown', async () => {
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const fail = (reason: Error) => {
    const withSite = async () => {
      throw reason
    }
    return runCommand(['users', 'list'], { withSite })
  }
  expect(await fail(gone)).toEqual({
    code: 1,
    out: '',
    errors: 'The database does not answer. Please try again.',
  })
  await expect(fail(new TypeError('a fault'))).rejects.toThrow('a fault')
})
