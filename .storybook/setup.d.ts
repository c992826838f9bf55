// Set by the set-up of the stories' tests; absent when Storybook runs for people.

/** Shows the story of the page in every width and direction. */
declare var tryModes: (() => Promise<void>) | undefined

/** Quotes of the named states of the atlas that are visible on the page, by state. */
declare var readQuotes:
  | ((states: readonly string[]) => Promise<Readonly<Record<string, readonly string[]>>>)
  | undefined

/** Expects that every element that can be focused on the page shows its whole ring. */
declare var expectWholeRings: (() => Promise<void>) | undefined

/**
 * Expects that every text of the page is in the pseudo-language, or is content. If it is set,
 * stories are shown in that language.
 */
declare var expectTranslated: (() => Promise<void>) | undefined
