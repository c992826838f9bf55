/** Where a component's page says another name of it, for the links of the sidebar's search. */
export const synonymId = (word: string): string => `also-${word.replaceAll(/\W+/g, '-')}`
