import { levels } from '../entities/values.ts'
import type { Domain, Level } from '../entities/values.ts'

/** Where a course or lab belongs. */
interface Topic {
  readonly domain: Domain
  readonly level: Level
}

/**
 * The course or lab to go on with after one of `from`: of its domain at its level, then one level
 * up, then of another domain at its level, then any other, the nearest level first. Of several that
 * fit as well, the first one given.
 */
export function chooseNext<T extends Topic>(from: Topic, candidates: readonly T[]): T | null {
  return (
    candidates.toSorted(
      (a, b) => distance(from, a) - distance(from, b) || up(a, from) - up(b, from),
    )[0] ?? null
  )
}

function distance(from: Topic, { domain, level }: Topic): number {
  const steps = levels.indexOf(level) - levels.indexOf(from.level)
  if (domain === from.domain && steps === 0) return 0
  if (domain === from.domain && steps === 1) return 1
  return 2 + Math.abs(steps)
}

/** Of two levels at the same distance the harder one comes first. */
const up = ({ level }: Topic, from: Topic) =>
  Number(levels.indexOf(level) < levels.indexOf(from.level))
