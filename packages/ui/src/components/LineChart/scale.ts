/**
 * Round figures for the lines of a chart, from 0 to the first one that is not below `highest`: four
 * or five of them.
 */
export function roundSteps(highest: number): number[] {
  if (highest <= 0) return [0, 1]
  const rough = highest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10)
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) =>
    Number((index * step).toPrecision(12)),
  )
}
