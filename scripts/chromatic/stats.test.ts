import { expect, it } from 'vitest'
import { samplePages, shortenStats } from './stats.ts'

const ui = './packages/ui/src'
const button = `${ui}/components/Button/Button.tsx`
const [sample = ''] = samplePages

const module = (name: string, ...importers: string[]) => ({
  name,
  reasons: importers.map((moduleName) => ({ moduleName })),
})

/** Pages that import a part, with their stories. */
const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => `./packages/screens/src/page${index}/Page.tsx`)

const storybook = (count: number) => [
  module(
    button,
    `${ui}/components/Card/Card.tsx`,
    '.storybook/preview.ts',
    sample,
    ...pages(count),
  ),
  module(`${ui}/components/Card/Card.tsx`, `${ui}/components/Card/Card.stories.tsx`),
  module(`${ui}/components/Card/Card.stories.tsx`, 'storybook-stories.js'),
  ...pages(count).map((page) => module(page, page.replace('.tsx', '.stories.tsx'))),
]

const importersOf = (modules: readonly ReturnType<typeof module>[], name: string) =>
  shortenStats({ modules })
    .modules.find((module) => module.name === name)
    ?.reasons?.map(({ moduleName }) => moduleName)

it('leads from a part that is everywhere to components, samples and Storybook alone', () => {
  expect(importersOf(storybook(60), button)).toEqual([
    '.storybook/preview.ts',
    `${ui}/components/Card/Card.stories.tsx`,
    sample,
  ])
})

it('keeps the ways of a part that few stories show', () => {
  const modules = storybook(40)
  expect(shortenStats({ modules })).toEqual({ modules })
})

it('leads from a surface that is everywhere to other surfaces, too', () => {
  const page = `${ui}/surfaces/shell/Page/Page.tsx`
  const stories = `${ui}/surfaces/shell/Page/Page.stories.tsx`
  const modules = [
    module(page, stories, ...pages(60)),
    ...pages(60).map((name) => module(name, name.replace('.tsx', '.stories.tsx'))),
  ]
  expect(importersOf(modules, page)).toEqual([stories])
})
