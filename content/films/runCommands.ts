import { execFile } from 'node:child_process'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Script, Step } from './script.ts'
import { widthOf } from './width.ts'

/** Stands between the outputs of two commands. */
const divider = '\u001E'
const home = '/home/dana'
const noon = Date.UTC(2026, 2, 2, 12)

/** Settings of Git for this process alone: a name, a first branch, colors. */
const gitSettings = Object.entries({
  'user.name': 'Dana Demo',
  'user.email': 'dana@demo.test',
  'init.defaultBranch': 'main',
  'color.ui': 'always',
  'advice.detachedHead': 'false',
})

/**
 * What each command of a script prints. Those without a written output run in a folder of their
 * own, which is gone afterwards.
 */
export async function runCommands({ steps, columns }: Script): Promise<string[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'film-')))
  try {
    const { stdout } = await promisify(execFile)(
      'bash',
      ['--noprofile', '--norc', '-c', shellScript(steps, columns)],
      { cwd: folder, env: environment(folder, columns), timeout: 60_000 },
    )
    const outputs = stdout.split(divider).slice(1)
    return outputs.map((output) =>
      output
        .replaceAll(folder, home)
        .split('\n')
        .map((line) => wrapped(line, columns))
        .join('\n'),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

function environment(folder: string, columns: number): NodeJS.ProcessEnv {
  return {
    PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: folder,
    USER: 'dana',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    TERM: 'xterm',
    COLUMNS: String(columns),
    PAGER: 'cat',
    GIT_PAGER: 'cat',
    GIT_EDITOR: 'true',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_COUNT: String(gitSettings.length),
    ...Object.fromEntries(
      gitSettings.flatMap(([name, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, name],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
  }
}

/** All commands in one shell, so that folders and variables stay; a minute lies between two. */
function shellScript(steps: readonly Step[], columns: number): string {
  const lines = steps.flatMap((step, index) => {
    const date = new Date(noon + index * 60_000).toISOString()
    const clock = `export GIT_AUTHOR_DATE=${date} GIT_COMMITTER_DATE=${date}`
    if (step.kind === 'setup') return [clock, `{ ${step.text}\n} >/dev/null 2>&1`]
    if (step.kind !== 'run') return []
    const says = String.raw`printf '\036'`
    return step.output
      ? [says, ...(step.output.join('') ? [`printf '%s\\n' ${step.output.map(quoted).join(' ')}`] : [])]
      : [clock, says, '(exit $status)', `eval ${quoted(step.text)} 2>&1`, 'status=$?']
  })
  return [
    'shopt -s expand_aliases',
    `alias ls='ls -C --width=${columns}'`,
    'umask 022',
    'status=0',
    ...lines,
    'true',
  ].join('\n')
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A line in as many lines as it needs, each broken at a space: a terminal would break words. */
function wrapped(line: string, columns: number): string {
  const parts = line.split(' ')
  let width = 0
  return parts
    .map((part, index) => {
      const letters = widthOf(part)
      const isBreak = index > 0 && width + 1 + letters > columns
      width = isBreak ? letters : width + letters + Math.min(index, 1)
      return index === 0 ? part : `${isBreak ? '\n' : ' '}${part}`
    })
    .join('')
}
