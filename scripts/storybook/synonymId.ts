/**
 * The id of the place where a component's page names a synonym, for the links of the sidebar's
 * search.
 */
export const synonymId = (word: string): string => `also-${word.replaceAll(/\W+/g, '-')}`
