/**
 * The page numbers to show in at most seven places: the first, the last, and those around the
 * current one. `undefined` stands for two or more pages that are left out: a single one is shown,
 * as its number takes no more room.
 */
export function pagesToName(page: number, count: number): (number | undefined)[] {
  const places = 7
  if (count <= places) return Array.from({ length: count }, (_, index) => index + 1)
  if (page <= 4) return [1, 2, 3, 4, 5, undefined, count]
  if (page >= count - 3) return [1, undefined, count - 4, count - 3, count - 2, count - 1, count]
  return [1, undefined, page - 1, page, page + 1, undefined, count]
}
