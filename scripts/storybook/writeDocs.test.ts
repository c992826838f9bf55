import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { components } from '../../packages/ui/scripts/entries.ts'
import { writeDocs } from './writeDocs.ts'

const output = mkdtempSync(join(tmpdir(), 'rampart-docs-'))
const read = (path: string) => readFileSync(join(output, path), 'utf8')

/** From Storybook's own index: a page that its build writes, with its stories as places on it. */
const dialog = 'components-overlays-dialog--docs'
const index = {
  v: 5,
  entries: {
    [dialog]: { type: 'docs', anchors: [{ id: 'anchor--dialog--small', title: 'Small' }] },
    'writing--docs': { type: 'docs', anchors: [{ id: 'numbers', title: 'Numbers' }] },
  },
}

beforeAll(() => {
  writeFileSync(join(output, 'index.json'), JSON.stringify(index))
  return writeDocs(output)
})
afterAll(() => rmSync(output, { recursive: true }))

test('llms.txt names every component once, with its sentence and its page', () => {
  const lines = read('llms.txt').split('\n')
  for (const name of Object.keys(components)) {
    const [line, ...others] = lines.filter((text) =>
      new RegExp(`^- \\[${name}\\]\\(docs/(?:components|surfaces)-`).test(text),
    )
    expect(others).toEqual([])
    const [, page = '', summary = ''] = /\]\(([^)]+)\): (.+)$/.exec(line ?? '') ?? []
    expect(summary).not.toBe('')
    expect(read(page)).toContain(`@rampart/ui/${name}'`)
  }
})

test('every page is readable text: no imports of MDX, no tags around prose', () => {
  const pages = readdirSync(join(output, 'docs'))
  expect(pages.length).toBeGreaterThan(Object.keys(components).length + 15)
  const isReadable = (page: string) => {
    const text = read(`docs/${page}`)
    const prose = text.replaceAll(/```.*?```/gs, '')
    const areFencesWhole = text.split('```').length % 2 === 1
    return areFencesWhole && /^# \S/.test(prose) && !/^import |^<[A-Z]|\{section\(/m.test(prose)
  }
  expect(pages.filter((page) => !isReadable(page))).toEqual([])
})

test('a component’s page has its use, its props and its other names', () => {
  const page = read('docs/components-overlays-dialog--docs.md')
  expect(page).toMatch(/Others call it: modal/)
  expect(page).toContain('export function Example()')
  expect(page).toContain('export interface DialogProps')
})

test('a page of prose holds the chapters that it shows of the README', () => {
  expect(read('docs/getting-started--docs.md')).toContain('noExternal')
})

test('the sidebar finds a component by its other names, and pages of prose by their headings', () => {
  const { v, entries } = JSON.parse(read('index.json')) as typeof index
  expect(v).toBe(5)
  expect(entries[dialog]?.anchors).toContainEqual({ id: 'also-modal', title: 'modal' })
  expect(entries[dialog]?.anchors).not.toContainEqual(index.entries[dialog]?.anchors[0])
  expect(entries['writing--docs']).toEqual(index.entries['writing--docs'])
})
