/**
 * The file of each language's texts in the folders `messages`, by its tag. The server finds the
 * built script by it; browsers do not load this. The texts of English are in the components
 * themselves.
 */
export const textFiles: Readonly<Record<string, string>> = {
  ar: 'arabic',
  fr: 'french',
  es: 'spanish',
  'pt-BR': 'brazilianPortuguese',
}

/** The source of a language's texts; none for English. */
export function textsOf(tag: string): string[] {
  const file = textFiles[tag]
  return file === undefined ? [] : [`src/messages/${file}.ts`]
}
