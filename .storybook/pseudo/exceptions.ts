/** What pages show that is in no catalogue and is not content, with why it is the same in every language. */
export const notTranslated: readonly { is: RegExp; why: string }[] = [
  { is: /\bRampart\b/g, why: 'the name of the brand' },
  { is: /\S+@\S+\.\w+/g, why: 'addresses of mail' },
  { is: /https?:\/\/\S+/g, why: 'addresses of pages' },
  { is: /\b[A-Z]{2,4}-[A-Z0-9-]{4,}\b/g, why: 'ids of credentials' },
]
