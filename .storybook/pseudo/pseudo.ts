import { Children, cloneElement, isValidElement } from 'react'
import type { ReactNode } from 'react'
import type { LanguageMessages } from '@rampart/ui/Language'
import { screenMessages } from '../../packages/screens/src/messages/catalogue.ts'
import { uiMessages } from '../../packages/ui/src/messages/catalogue.ts'
import { siteMessages } from '../../apps/site/src/messages/catalogue.ts'

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'AÀBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞRŔSŠTŢUÛWŴYÝZŽaåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþrŕsštţuûwŵyýzž',
  ]
    .join('')
    .match(/../gu)!
    .map((pair) => [...pair] as [string, string]),
)

/**
 * 'Search' becomes '[!!! Šéåŕçĥ ~~ !!!]': it can be read, takes 30 % more room, and shows where it
 * begins and ends.
 */
export function pseudoText(text: string): string {
  const accented = [...text].map((letter) => accents[letter] ?? letter).join('')
  return `[!!! ${accented} ${'~'.repeat(Math.ceil(text.length * 0.3))} !!!]`
}

/** A text of any form, and values that contain texts: functions, lists, elements of React. */
function pseudo(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? value : pseudoText(value)
  if (typeof value === 'function')
    return (...values: unknown[]) => pseudo((value as (...all: unknown[]) => unknown)(...values))
  if (Array.isArray(value)) return value.map(pseudo)
  if (isValidElement<{ children?: ReactNode }>(value))
    return cloneElement(value, {}, ...Children.toArray(pseudo(value.props.children) as ReactNode))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pseudo(part)]))
}

/**
 * All texts of the site in a language that nobody speaks, made from the English ones: what is not
 * in brackets on a page does not come from the catalogues. For Storybook and its tests; no site
 * offers it.
 */
export const pseudoTexts: LanguageMessages = Object.fromEntries(
  Object.values({ ...uiMessages, ...screenMessages, ...siteMessages }).map(({ name, english }) => [
    name,
    pseudo(english) as object,
  ]),
)

/** No language has this tag, so that content in English counts as another one. */
export const pseudoLocale = 'qps'
