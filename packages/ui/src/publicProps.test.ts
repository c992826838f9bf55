import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { expect, expectTypeOf, it } from 'vitest'
import { components } from '../scripts/entries.ts'
import { framed, rootless } from './docs/everyRoot.ts'
import type * as ui from './index.ts'
import type { RootProps } from './rootProps.ts'

type Ui = typeof ui

/** The props of each exported component, also of those that share another one's entry. */
type Props = {
  [
    Name in keyof Ui as Name extends Capitalize<Name>
      ? Ui[Name] extends (props: never) => ReactNode
        ? Name
        : never
      : never
  ]: Ui[Name] extends (props: infer P) => ReactNode ? P : never
}

/** Components that lack some of these props. */
type Lacking<Keys extends string, Names extends keyof Props = keyof Props> = {
  [Name in Names]: Keys extends keyof Props[Name] ? never : Name
}[Names]

/**
 * What renders nothing of its own, and parts of `FormField` with which other fields are made: they
 * are in a root.
 */
type Rootless =
  | 'ContentLanguage'
  | 'ContentText'
  | 'Language'
  | 'FieldLabel'
  | 'FieldMessages'
  | 'RequiredMark'

it('every component takes the props of a root', () => {
  expectTypeOf<Lacking<keyof RootProps>>().toEqualTypeOf<Rootless>()
})

type Overlay = Extract<
  keyof Props,
  `${string}${'Dialog' | 'Drawer' | 'Menu' | 'Overlay' | 'Palette' | 'Popover' | 'Sheet'}`
>

/** Components that have this prop. */
type Having<Key extends string> = Exclude<keyof Props, Lacking<Key>>

it('every overlay is opened and closed in one way', () => {
  expectTypeOf<'Dialog' | 'AccountMenu' | 'FilterSheet'>().toExtend<Overlay>()
  expectTypeOf<Lacking<'isOpen' | 'onOpenChange', Overlay>>().toEqualTypeOf<never>()
  expectTypeOf<Extract<Having<'isOpen'>, Lacking<'onOpenChange'>>>().toEqualTypeOf<never>()
  expectTypeOf<Having<'onClose'>>().toEqualTypeOf<never>()
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

// The tables of props in Storybook show nothing of what is behind `Omit` and `Pick`.
it.each(Object.entries(components))('the props of %s leave out none of others', (_name, path) => {
  const source = readFileSync(join(import.meta.dirname, path), 'utf8')
  expect(source).not.toMatch(/export interface \w+Props\b[^{]*\b(?:Omit|Pick)</)
})
