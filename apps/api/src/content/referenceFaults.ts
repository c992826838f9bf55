import type { Lab } from './types.ts'

/**
 * What is wrong with the author's solution of a lab: a check without a step while others have one,
 * a guard that has one, a heading that the guide does not have, or more minutes in total than the
 * lab takes.
 */
export function referenceFaults({
  checks,
  guide,
  minutes,
}: Pick<Lab, 'checks' | 'guide' | 'minutes'>): string[] {
  const headings = new Set(
    [...guide.matchAll(/^#{2,4} +(.+?) *$/gm)].map(([, heading = '']) => heading),
  )
  const hasAny = checks.some(({ reference }) => reference !== undefined)
  const sum = checks.reduce((all, { reference }) => all + (reference?.minutes ?? 0), 0)
  return [
    ...checks.flatMap(({ id, guard, reference, section }) => [
      ...(hasAny && !guard && !reference ? [`${id} has no reference, and other checks do.`] : []),
      ...(guard && reference ? [`${id} is a guard, which has no reference.`] : []),
      ...(section !== undefined && !headings.has(section)
        ? [`${id} names the section "${section}", which its guide does not have.`]
        : []),
    ]),
    ...(sum > minutes ? [`Its references take ${sum} minutes, the lab ${minutes}.`] : []),
  ]
}
