import { credentialPagePath } from '@rampart/contract/rules/credentialKinds'
import type { MapLinks } from '../nightmap/marksOf.ts'

/** The links of the learner's map in stories: the same as on the site. */
export const mapLinks: MapLinks = {
  course: (slug) => `/course/${slug}`,
  lab: (path) => `/lab/${path}`,
  lesson: (slug, lessonId) => `/course/${slug}/lesson/${lessonId}`,
  publicMap: (id) => `/map/${id}`,
  credential: ({ type, credentialId }) => credentialPagePath(type, credentialId),
}
