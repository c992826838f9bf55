import type { Bootcamp } from '../entities/bootcamp.ts'
import { aiSecurity } from './aiSecurity.ts'
import { aws } from './aws.ts'
import { cyber } from './cyber.ts'

/**
 * The bootcamps, in the order of the catalogue; dates, lengths and statuses are the specification's
 * (§3, §9).
 */
export const bootcamps: readonly Bootcamp[] = [aws, cyber, aiSecurity]

/** The bootcamp with this slug, if there is one. */
export const findBootcamp = (slug: string): Bootcamp | undefined =>
  bootcamps.find((bootcamp) => bootcamp.slug === slug)
