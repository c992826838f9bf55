import type { MapLinks } from '@rampart/screens/nightmap/marksOf.ts'
import { paths } from '../paths.ts'

/** Where the learner's map leads. */
export const mapLinks: MapLinks = {
  course: paths.course,
  lab: paths.lab,
  lesson: paths.lesson,
  credential: paths.credential,
  publicMap: paths.publicMap,
}
