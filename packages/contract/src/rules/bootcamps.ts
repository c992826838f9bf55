/**
 * The bootcamps by slug, with their titles: all that most of the site needs. Everything else is in
 * `bootcamps/`. Specification §3 (Bootcamp).
 */
export const bootcampTitles = {
  aws: 'AWS Cloud Bootcamp',
  cyber: 'Cybersecurity Analyst Bootcamp',
  'ai-security': 'Applied AI Security Bootcamp',
} as const

/** The slug of a bootcamp. Specification §3 (Bootcamp). */
export type BootcampSlug = keyof typeof bootcampTitles

/** Every {@link BootcampSlug}. */
export const bootcampSlugs = Object.keys(bootcampTitles) as BootcampSlug[]

/** Whether a bootcamp has this slug. */
export function isBootcampSlug(slug: string): slug is BootcampSlug {
  return Object.hasOwn(bootcampTitles, slug)
}

/** The title of a bootcamp, or the slug of one that is gone. */
export const bootcampTitle = (slug: string): string =>
  isBootcampSlug(slug) ? bootcampTitles[slug] : slug
