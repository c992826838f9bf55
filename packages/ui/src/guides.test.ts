import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { components } from '../scripts/entries.ts'
import { nextRelease } from '../scripts/nextRelease.ts'
import type { ComponentGuide } from './componentGuide.ts'
import { componentGroups } from './componentGuide.ts'

const guideOf = async (path: string): Promise<ComponentGuide> =>
  (await import(join(import.meta.dirname, path.replace(/tsx$/, 'guide.ts')))).guide

it.each(Object.entries(components))(
  '%s has a page that says when to use it and when not',
  async (name, path) => {
    const { use, instead, anatomy, dos, donts, keyboard, accessibility } = await guideOf(path)
    expect(use).toMatch(/^[A-Z].*\.$/)
    expect(accessibility).toMatch(/^[A-Z].*\.$/)
    for (const sentences of [dos, donts])
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/)
    for (const list of [anatomy, dos, donts]) expect(list.length).toBeGreaterThan(0)
    expect(
      instead
        .map(({ component }) => component)
        .filter((other) => other === name || !(other in components)),
      '`instead` of its guide names other components that there are',
    ).toEqual([])
    for (const { keys, does } of keyboard) expect(keys && does).toBeTruthy()
  },
)

it.each(Object.entries(components))('%s is in its group of the sidebar', async (name, path) => {
  const { group, synonyms = [], since } = await guideOf(path)
  const [floor, area = ''] = path.split('/')
  const stories = readFileSync(
    join(import.meta.dirname, path.replace(/tsx$/, 'stories.tsx')),
    'utf8',
  )
  const isComponent = floor === 'components'
  expect(componentGroups.some((known) => known === group)).toBe(isComponent)
  const place = isComponent
    ? `Components/${group}`
    : `Surfaces/${area.charAt(0).toUpperCase()}${area.slice(1)}`
  expect(stories).toContain(`title: '${place}/${name}'`)
  expect(since).toMatch(/^\d+\.\d+\.0$/)
  expect(
    since.localeCompare(nextRelease(), 'en', { numeric: true }),
    `\`since\` in its guide is ${since}: if it is not released yet, write ${nextRelease()}, the next release.`,
  ).toBeLessThan(1)
  for (const word of synonyms) expect(word).toBe(word.toLowerCase())
})

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

it.each(Object.entries(components))('%s has a use that can be pasted', (name, path) => {
  const example = readFileSync(
    join(import.meta.dirname, path.replace(/tsx$/, 'example.tsx')),
    'utf8',
  )
  expect(example).toContain(`'@rampart/ui/${name}'`)
  expect(example).toContain('export function Example(')
  // Of this package it takes public entries alone.
  expect(example).not.toMatch(/from '\./)
  // What npm puts inside of this package cannot be imported: the README says to install it.
  const others = [...example.matchAll(/from '(?!@rampart\/ui\/|react')([^']+)'/g)]
  for (const [, other] of others) expect(readme).toContain(`npm install ${other}`)
})
