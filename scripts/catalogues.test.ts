import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { arabicScreens } from '@rampart/screens/messages/arabic.ts'
import { screenMessages } from '@rampart/screens/messages/catalogue.ts'
import { arabic } from '@rampart/ui/arabic'
import { arabicSite } from '../apps/site/src/messages/arabic.ts'
import { siteMessages } from '../apps/site/src/messages/catalogue.ts'
import { uiMessages } from '../packages/ui/src/messages/catalogue.ts'

const catalogues: Record<string, Catalogue> = {
  ui: { sources: 'packages/ui/src', english: uiMessages, arabic },
  screens: { sources: 'packages/screens/src', english: screenMessages, arabic: arabicScreens },
  site: { sources: 'apps/site/src', english: siteMessages, arabic: arabicSite },
}

it.each(Object.entries(catalogues))(
  '%s: every text is in the catalogue, and said in Arabic',
  (_name, catalogue) => {
    expect(catalogueFaults(catalogue)).toEqual([])
  },
)

it('no two of them use a name: translations are spread into one', () => {
  const names = Object.values(catalogues).flatMap(({ english }) => Object.keys(english))
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

/** A package's texts and their Arabic. */
interface Catalogue {
  /** Folder of its sources, from the root. */
  sources: string
  english: Readonly<Record<string, { readonly name: string; readonly english: object }>>
  arabic: Readonly<Record<string, object>>
}

/** What is wrong with a catalogue of texts, in words; nothing where each declared text is in it and said in Arabic. */
function catalogueFaults({ sources, english, arabic }: Catalogue): string[] {
  const declared = globSync('{**/*.messages.{ts,tsx},**/*Problems.ts,domain.ts}', {
    cwd: join(root, sources),
  }).flatMap((file) => namesIn(readFileSync(join(root, sources, file), 'utf8')))
  const entries = Object.entries(english)
  return [
    ...differences('both declared and in the catalogue', declared, Object.keys(english)),
    ...differences('in both languages', Object.keys(english), Object.keys(arabic)),
    ...entries.flatMap(([key, { name }]) => (name === key ? [] : [`${key}: declared as ${name}`])),
    ...entries.flatMap(([key, { english: texts }]) =>
      key in arabic ? textFaults(key, texts, arabic[key]) : [],
    ),
  ]
}

const root = join(import.meta.dirname, '..')

const namesIn = (source: string): string[] =>
  source.match(/(?<=define(?:Messages|Problems)\(')\w+/g) ?? []

function differences(what: string, one: readonly string[], other: readonly string[]): string[] {
  const twice = one.filter((name, index) => one.indexOf(name) !== index)
  const alone = [
    ...one.filter((name) => !other.includes(name)),
    ...other.filter((name) => !one.includes(name)),
  ]
  return [...twice.map((name) => `${name}: twice`), ...alone.map((name) => `${name}: not ${what}`)]
}

/** Texts hold letters of the other script; records of texts have the same keys; functions are functions. */
function textFaults(path: string, english: unknown, arabic: unknown): string[] {
  if (typeof english !== typeof arabic)
    return [`${path}: ${typeof english} in English, ${typeof arabic} in Arabic`]
  if (typeof english === 'string')
    return /\p{Script=Arabic}/u.test(String(arabic)) ? [] : [`${path}: not in Arabic letters`]
  if (typeof english !== 'object' || english === null || arabic === null) return []
  const [ours, theirs] = [
    new Map(Object.entries(english)),
    new Map(Object.entries(arabic as object)),
  ]
  const missing = differences('in both languages', [...ours.keys()], [...theirs.keys()]).map(
    (fault) => `${path}.${fault}`,
  )
  return [
    ...missing,
    ...[...ours].flatMap(([key, text]) =>
      theirs.has(key) ? textFaults(`${path}.${key}`, text, theirs.get(key)) : [],
    ),
  ]
}
