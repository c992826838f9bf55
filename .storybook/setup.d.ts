// Set by the set-up of the stories' tests; absent when Storybook runs for people.

/** Tries the story on the page in every width and direction. */
declare var tryModes: (() => Promise<void>) | undefined

/** Quotes of the named states of the atlas that can be read on the page, by state. */
declare var readQuotes:
  | ((states: readonly string[]) => Promise<Readonly<Record<string, readonly string[]>>>)
  | undefined

/** Expects that every element that takes the focus on the page shows all of its ring. */
declare var expectWholeRings: (() => Promise<void>) | undefined

/**
 * Expects that every text of the page is in the pseudo-language, or content. If it is set, stories
 * are shown in that.
 */
declare var expectTranslated: (() => Promise<void>) | undefined
