import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { section } from '../../packages/ui/src/docs/section.ts'
import { colors } from '../../packages/ui/src/theme/tokens.ts'
import { openApp, rgb } from './look.ts'
import { check, folder, install, repository, run, serve } from './workshop.ts'

/** A step that the page tells a reader to do, in its order: write a file, or run a command. */
type Step = { file: string; text: string } | { command: string }

/**
 * Follows the page 'Getting started' exactly, in an empty folder; only the package comes from the
 * tarball, not from the registry.
 */
export async function checkGettingStarted(tarball: string): Promise<void> {
  const app = join(folder, 'getting-started')
  mkdirSync(app)
  const page = readFileSync(join(repository, 'packages/ui/src/docs/GettingStarted.mdx'), 'utf8')
  const steps = stepsOf(section(page, 'A new project'))
  await check('the page "Getting started" works as written, in an empty folder', async () => {
    for (const step of steps) {
      if ('command' in step) await follow(step.command, app, tarball)
      else {
        mkdirSync(dirname(join(app, step.file)), { recursive: true })
        writeFileSync(join(app, step.file), step.text)
      }
    }
    await lookAtPage(await serve(join(app, 'node_modules/.bin/vite'), ['preview'], app))
    return `${steps.length} steps`
  })
}

function stepsOf(chapter: string): Step[] {
  const steps = [...chapter.matchAll(/^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$/gms)].flatMap(
    ([, language, file, text = '']): Step[] => {
      if (file) return [{ file, text }]
      assert.equal(language, 'sh', 'code without a file name is not a step')
      return text
        .trim()
        .split('\n')
        .map((command) => ({ command }))
    },
  )
  assert.ok(steps.length > 5, 'the page names no steps')
  return steps
}

async function follow(command: string, app: string, tarball: string): Promise<void> {
  if (command === 'npm install @rampart/ui') return install(app, tarball)
  const [program = '', ...options] = command.split(' ')
  await run(program, options, app)
}

async function lookAtPage(address: string): Promise<void> {
  const page = await openApp(address)
  assert.ok(await page.getByRole('heading', { level: 1 }).isVisible())
  assert.equal(await page.getByRole('link').count(), 2, 'there are not two cards')
  await page.getByText('Dark', { exact: true }).click()
  await page.reload()
  assert.equal(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
    rgb(colors.canvas[1]),
    'dark is not kept',
  )
  await page.close()
}
