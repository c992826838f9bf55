import { z } from 'zod'
import { readCohorts } from './readCohorts.ts'

/** `BOOTCAMP_COHORTS`, with the sentence about its allowed values. */
export const cohortsSetting = z
  .string()
  .transform(readCohorts)
  .refine(
    (cohorts) => cohorts !== null,
    'must be a list such as cyber:2027-01-11:2027-03-06:2027-05-15, each a bootcamp with the days on which applications open, it begins and it ends',
  )
  .optional()
