import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { ComponentGuide } from './componentGuide.ts'

const components = readdirSync(import.meta.dirname).filter((name) => existsSync(join(import.meta.dirname, name, `${name}.tsx`)))
const guideOf = async (name: string): Promise<ComponentGuide> => (await import(`./${name}/${name}.guide.ts`)).guide

it.each(components)('%s has a page that says when to use it and when not', async (name) => {
  const { use, instead, anatomy, dos, donts, keyboard, accessibility } = await guideOf(name)
  expect(use).toMatch(/^[A-Z].*\.$/)
  expect(accessibility).toMatch(/^[A-Z].*\.$/)
  for (const sentences of [dos, donts]) for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/)
  for (const list of [anatomy, dos, donts]) expect(list.length).toBeGreaterThan(0)
  expect(instead.map(({ component }) => component).filter((other) => other === name || !components.includes(other))).toEqual([])
  for (const { keys, does } of keyboard) expect(keys && does).toBeTruthy()
})
