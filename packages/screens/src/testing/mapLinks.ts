import { paths } from '@rampart/contract/rules/sitePaths'
import type { MapLinks } from '../nightmap/marksOf.ts'

/** The links of the learner's map in stories and tests: the same as on the site. */
export const mapLinks: MapLinks = {
  course: paths.course,
  lab: paths.lab,
  lesson: paths.lesson,
  publicMap: paths.publicMap,
  credential: paths.credential,
}
