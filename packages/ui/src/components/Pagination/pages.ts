/**
 * The pages that a line of at most seven places names: first, last, and those around the current
 * one. `undefined` stands for pages left out; there are always two or more of them, as one alone
 * takes no more room than its number.
 */
export function pagesToName(page: number, count: number): (number | undefined)[] {
  const places = 7
  if (count <= places) return Array.from({ length: count }, (_, index) => index + 1)
  if (page <= 4) return [1, 2, 3, 4, 5, undefined, count]
  if (page >= count - 3) return [1, undefined, count - 4, count - 3, count - 2, count - 1, count]
  return [1, undefined, page - 1, page, page + 1, undefined, count]
}
