import { paths } from '@rampart/contract/rules/sitePaths'
import type { MapLinks } from '@rampart/screens/nightmap/marksOf.ts'

/** The links of the learner's map. */
export const mapLinks: MapLinks = {
  course: paths.course,
  lab: paths.lab,
  lesson: paths.lesson,
  credential: paths.credential,
  publicMap: paths.publicMap,
}
