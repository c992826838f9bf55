import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { repository } from './program.ts'

const copy = mkdtempSync(join(tmpdir(), 'new-component-'))
afterAll(() => rmSync(copy, { recursive: true }))
for (const path of [
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'scripts/new-component.ts',
  ...['package.json', 'scripts', 'src'].map((name) => join('packages/ui', name)),
])
  cpSync(join(repository, path), join(copy, path), { recursive: true })

const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${join(repository, 'node_modules/.bin')}:${process.env['PATH']}`,
    },
  })
const newComponent = (name: string) => run(process.execPath, 'scripts/new-component.ts', name)

it.each(['Knob', 'labs/RatherLongNameOfSomethingThatNobodyNeedsYetButSomebodyMayWell'])(
  'makes %s in the layout that lint wants',
  (name) => {
    expect(newComponent(name)).toMatchObject({ status: 0, stderr: '' })
    expect(run('oxfmt', '--check', 'packages/ui/src')).toMatchObject({ status: 0 })
  },
)

it('leaves to lint what its author has to write', () => {
  expect(newComponent('Dial')).toMatchObject({ status: 0 })
  const { stdout } = run('oxlint', '--format=unix', 'packages/ui/src/components/Dial')
  const left = stdout.split('\n').filter((line) => line.includes('(no-warning-comments)'))
  expect(left.map((line) => line.split(':')[0]?.split('/').at(-1)).toSorted()).toEqual([
    'Dial.example.tsx',
    'Dial.guide.ts',
    'Dial.stories.tsx',
    'Dial.tsx',
  ])
})

it.each([
  ['labs/Button', 'components/Button'],
  ['ContentCard', 'surfaces/catalogue/ContentCard'],
  ['BUTTON', 'components/Button'],
])('refuses %s, as there is one of this name', (name, taken) => {
  const { status, stderr } = newComponent(name)
  expect(stderr).toContain(`packages/ui/src/${taken} exists already`)
  expect(status).toBe(1)
  expect(existsSync(join(copy, 'packages/ui/src/surfaces/labs/Button'))).toBe(false)
})
