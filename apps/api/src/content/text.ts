/** Sorts by code unit: the same on every machine, unlike localeCompare. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Texts that look the same to a learner. */
export function sameText(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** Joins the lines of each paragraph; one empty line separates paragraphs. */
export function joinLines(text: string): string {
  return text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n')
}

/** A line that git writes round two versions which it could not merge. */
export function isConflictMark(line: string): boolean {
  return /^(?:<{7}|>{7})(?: |$)/.test(line)
}
