/**
 * The texts of one component or screen: plain texts, and functions for those with a value in them.
 * English is the specification's and the default; another language says the same under the same
 * name.
 */
export interface Messages<T extends object> {
  /** Unique among everything that is translated: the component's name. */
  readonly name: string
  readonly english: T
}

/** Declares the texts of a component; read them with `useMessages`. */
export function defineMessages<T extends object>(name: string, english: T): Messages<T> {
  return { name, english }
}

/** The texts of a whole catalogue in one language: what a translation must contain. */
export type Translation<Catalogue extends Record<string, Messages<object>>> = {
  readonly [Name in keyof Catalogue]: Catalogue[Name]['english']
}

/**
 * Forms of a text by number; `#` is replaced by the number. `Intl.PluralRules` tells which forms a
 * language has.
 */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * Makes the function that chooses the form for a number, and writes the number as the language
 * does.
 */
export function pluralIn(locale: string): (count: number, forms: PluralForms) => string {
  let tools: { rules: Intl.PluralRules; numbers: Intl.NumberFormat } | undefined
  return (count, forms) => {
    tools ??= { rules: new Intl.PluralRules(locale), numbers: new Intl.NumberFormat(locale) }
    return (forms[tools.rules.select(count)] ?? forms.other).replace(
      '#',
      tools.numbers.format(count),
    )
  }
}

/**
 * `pluralIn` for the English texts, mostly without `Intl`: making the first `PluralRules` of a page
 * takes a phone a tenth of a second, and the first page has a count.
 */
export function plural(count: number, forms: PluralForms): string {
  const number =
    Number.isInteger(count) && Math.abs(count) < 1000 ? `${count}` : count.toLocaleString('en-US')
  return ((Math.abs(count) === 1 ? forms.one : undefined) ?? forms.other).replace('#', number)
}
