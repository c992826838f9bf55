import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screenMessages } from '@rampart/screens/messages/catalogue.ts'
import { expect, it } from 'vitest'
import { languages } from '../apps/site/src/languages.ts'
import { textFiles } from '../apps/site/src/textFiles.ts'
import { siteMessages } from '../apps/site/src/messages/catalogue.ts'
import { uiMessages } from '../packages/ui/src/messages/catalogue.ts'
import { readText } from './catalogues/readText.ts'
import {
  latinAllowed,
  leftToOther,
  sameAsEnglish,
  sameEverywhere,
  sameForAll,
} from './catalogues/exceptions.ts'

type Texts = Readonly<Record<string, unknown>>

/** A package's folder of sources, from the root, and its texts. */
const catalogues: Record<string, Readonly<Record<string, { name: string; english: object }>>> = {
  'packages/ui/src': uiMessages,
  'packages/screens/src': screenMessages,
  'apps/site/src': siteMessages,
}
const declarations = Object.assign({}, ...Object.values(catalogues)) as (typeof catalogues)[string]
const english = textsIn(
  Object.fromEntries(Object.entries(declarations).map(([key, { english: texts }]) => [key, texts])),
)
const translations = await Promise.all(
  languages
    .filter(({ tag }) => tag in textFiles)
    .map(async ({ tag, load }) => [tag, textsIn(await load())] as const),
)

it.each(Object.entries(catalogues))('%s: every text is in the catalogue', (sources, catalogue) => {
  const declared = globSync('{**/*.messages.{ts,tsx},**/*Problems.ts,domain.ts}', {
    cwd: join(root, sources),
  }).flatMap((file) => namesIn(readFileSync(join(root, sources, file), 'utf8')))
  expect(
    declared.toSorted(),
    `Each name of defineMessages has a line in ${sources}/messages/catalogue.ts, and no other.`,
  ).toEqual(Object.keys(catalogue).toSorted())
  for (const [key, { name }] of Object.entries(catalogue)) expect(name).toBe(key)
})

it('every language but English has a file of texts that the server finds', () => {
  expect(Object.keys(textFiles).toSorted()).toEqual(
    languages.flatMap(({ tag }) => (tag === 'en' ? [] : tag)).toSorted(),
  )
})

it('no two of them use a name: translations are spread into one', () => {
  const names = Object.values(catalogues).flatMap(Object.keys)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

it.each(translations)('%s has every text of English and no other', (_tag, texts) => {
  const shape = (all: ReadonlyMap<string, unknown>) =>
    [...all].map(([path, text]) => `${path}: ${typeof text}`).toSorted()
  expect(
    shape(texts),
    'Each text of English has a translation in `messages/` of its package.',
  ).toEqual(shape(english))
})

it.each(translations)('%s uses each value that English puts into a text', (tag, texts) => {
  const unused = [...english].flatMap(([path, text]) => {
    const theirs = readText(texts.get(path)).seen
    return [...readText(text).used]
      .filter((value) => !theirs.has(value))
      .map((v) => `${path}: ${v}`)
  })
  expect(unused.filter((value) => !sameForAll[tag]?.includes(value))).toEqual([])
})

it.each(Object.entries(textFiles))('%s has a form for each kind of number', (tag, file) => {
  const categories = new Intl.PluralRules(tag)
    .resolvedOptions()
    .pluralCategories.filter((category) => !leftToOther[tag]?.includes(category))
  const all = pluralFormsOf(file)
  expect(all.length).toBeGreaterThan(10)
  expect(all.filter((forms) => categories.some((each) => !forms.includes(each)))).toEqual([])
})

it.each(translations)('%s leaves nothing in English', (tag, texts) => {
  const same = [...english].filter(
    ([path, text]) =>
      /\p{L}{2}/u.test(readText(text).words) &&
      readText(text).words === readText(texts.get(path)).words,
  )
  const left = same.map(([path, text]) => [path, readText(text).words.trim()])
  expect(left.filter(([, words]) => !sameAsEnglish[tag]?.includes(words!))).toEqual([])
})

it.each(translations)('%s has one name for each page and action', (_tag, texts) => {
  const names = sameEverywhere.map((name) => {
    const paths = [...english].flatMap(([path, text]) => (text === name ? [path] : []))
    return [name, [...new Set(paths.map((path) => texts.get(path)))]] as const
  })
  expect(names.filter(([, theirs]) => theirs.length !== 1)).toEqual([])
})

it('Arabic has Latin letters in names alone', () => {
  const texts = new Map(translations).get('ar')!
  const left = [...texts].flatMap(([path, text]) => {
    if (sameAsEnglish.ar?.includes(readText(text).words)) return []
    const words =
      readText(text).words.match(/[\p{Script=Latin}](?:[\p{Script=Latin}\d/-]|\.(?=\p{L}))*/gu) ??
      []
    return words.filter((word) => !latinAllowed.includes(word)).map((word) => `${path}: ${word}`)
  })
  expect(left).toEqual([])
})

/** All texts, by their path: 'Footer.themes.dark'. */
function textsIn(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[path, value]])
  return new Map(
    Object.entries(value as Texts).flatMap(([key, part]) => [
      ...textsIn(part, path ? `${path}.${key}` : key),
    ]),
  )
}

/** The kinds of number that each call of `plural` in a language's files has a form for. */
function pluralFormsOf(language: string): string[][] {
  const files = globSync(`{packages/*,apps/site}/src/messages/${language}{*.ts,/*.ts}`, {
    cwd: root,
  }).filter((file) => !file.endsWith('.test.ts'))
  return files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/'[^']*'|`[^`]*`/g, '""')
    return [...code.matchAll(/\bplural\(\w+, \{([^}]*)\}/g)].map(([, forms = '']) =>
      [...forms.matchAll(/(\w+):/g)].map(([, category = '']) => category),
    )
  })
}

const root = join(import.meta.dirname, '..')

const namesIn = (source: string): string[] =>
  source.match(/(?<=define(?:Messages|Problems)\(')\w+/g) ?? []
