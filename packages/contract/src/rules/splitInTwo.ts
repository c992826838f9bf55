/** A list as two columns, the first half rounded up. Specification §2, §9. */
export function splitInTwo<T>(list: readonly T[]): [first: T[], second: T[]] {
  const middle = Math.ceil(list.length / 2)
  return [list.slice(0, middle), list.slice(middle)]
}
