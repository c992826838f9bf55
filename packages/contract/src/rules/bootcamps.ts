/**
 * The bootcamps by slug, with their titles: what the server has to know of them. All else stands with the site, which they are
 * built into. Specification §3 (Bootcamp).
 */
export const bootcampTitles = {
  aws: 'AWS Cloud Bootcamp',
  cyber: 'Cybersecurity Analyst Bootcamp',
  'ai-security': 'Applied AI Security Bootcamp',
} as const

/** The slug of a bootcamp. Specification §3 (Bootcamp). */
export type BootcampSlug = keyof typeof bootcampTitles

/** Shown for a slug that no bootcamp has. Specification §2 (Bootcamp detail). */
export const bootcampNotFoundMessage = 'Bootcamp not found'

/** Whether a bootcamp has this slug. */
export function isBootcampSlug(slug: string): slug is BootcampSlug {
  return Object.hasOwn(bootcampTitles, slug)
}
