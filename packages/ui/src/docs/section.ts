/**
 * A chapter of a Markdown text by its title of second level, with the title or without; a missing
 * title is an error.
 */
export function section(markdown: string, title: string, hasTitle = true): string {
  const start = `## ${title}\n`
  const [, chapter] = `\n${markdown}`.split(`\n${start}`)
  if (chapter === undefined) throw new Error(`There is no chapter "${title}".`)
  const [text = ''] = chapter.split(/\n(?=## )/)
  return hasTitle ? `${start}${text}` : text
}
