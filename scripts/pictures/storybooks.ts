import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireBrowser } from '../browser.ts'

const root = join(import.meta.dirname, '../..')

/** Major version of the browser, such as '156': each version smooths edges in another way. */
export const majorVersion = (): string =>
  /(\d+)\./.exec(execFileSync(requireBrowser(), ['--version'], { encoding: 'utf8' }))?.[1] ??
  'unknown'

/** The static Storybook of a commit, stored under the commit's tree. */
export function baseStorybook(
  revision: string,
  cache: string,
): { folder: string; storybook: string } {
  const tree = git('rev-parse', '--verify', `${revision}^{tree}`)
  const folder = join(cache, tree)
  const storybook = join(folder, 'storybook')
  if (existsSync(storybook)) return { folder, storybook }
  const checkout = mkdtempSync(join(tmpdir(), 'rampart-base-'))
  git('worktree', 'add', '--detach', '--force', checkout, revision)
  try {
    say('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], checkout)
    build(checkout, join(checkout, 'storybook-static'))
    execFileSync('mkdir', ['-p', folder])
    execFileSync('cp', ['-R', join(checkout, 'storybook-static'), `${storybook}.part`])
    renameSync(`${storybook}.part`, storybook)
  } finally {
    git('worktree', 'remove', '--force', checkout)
    rmSync(checkout, { recursive: true, force: true })
  }
  return { folder, storybook }
}

/** The static Storybook of the working tree, including changes that are not committed. */
export function workingStorybook(folder: string): string {
  const storybook = join(folder, 'storybook')
  build(root, storybook)
  return storybook
}

function build(checkout: string, output: string): void {
  say('npx', ['storybook', 'build', '--quiet', '--output-dir', output], checkout)
}

const git = (...options: string[]) =>
  execFileSync('git', options, { cwd: root, encoding: 'utf8' }).trim()

function say(command: string, options: string[], folder: string): void {
  console.log(`${command} ${options.join(' ')} (${folder})`)
  execFileSync(command, options, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}
