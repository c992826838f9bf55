import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { expect, expectTypeOf, it } from 'vitest'
import { components } from '../scripts/entries.ts'
import { framed, rootless } from './docs/everyRoot.ts'
import type * as ui from './index.ts'
import type { RootProps } from './rootProps.ts'

type Ui = typeof ui

/** Exported components, also those that share another one's entry, that do not take the props of a root. */
type Without = {
  [Name in keyof Ui]: Name extends Capitalize<Name>
    ? Ui[Name] extends (props: infer Props) => ReactNode
      ? keyof RootProps extends keyof Props
        ? never
        : Name
      : never
    : never
}[keyof Ui]

/** What renders nothing of its own, and parts of `FormField` with which other fields are made: they stand in a root. */
type Rootless = 'Language' | 'FieldLabel' | 'FieldMessages' | 'RequiredMark'

it('every component takes the props of a root', () => {
  expectTypeOf<Without>().toEqualTypeOf<Rootless>()
})

// What they do with them, says the story `EveryRoot`, which finds components by their stories.
it.each(
  Object.entries(components).filter(([name]) => !(name in rootless) && !framed.includes(name)),
)('%s is the component of its stories', (name, path) => {
  const stories = readFileSync(
    join(import.meta.dirname, path.replace(/tsx$/, 'stories.tsx')),
    'utf8',
  )
  expect(stories).toMatch(new RegExp(`\\bcomponent: ${name}\\b`))
})
