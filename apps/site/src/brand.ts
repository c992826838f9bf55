/**
 * Everything an operator changes to make the site theirs, beside the words in `brand.messages.ts`; colours and fonts are the theme's,
 * `public/social.jpg` is drawn by `scripts/social-image.ts`.
 */
export const brand = {
  name: 'Rampart',
  description: 'Courses, hands-on labs and bootcamps for cloud engineering, cybersecurity, DevOps and DevSecOps.',
  communityUrl: 'https://community.rampart.example/',
  blogUrl: 'https://blog.rampart.example/',
  /** Where people apply for bootcamps, unless `BOOTCAMP_APPLY_URL` says otherwise; in the brochures too. */
  bootcampsEmail: 'bootcamps@rampart.example',
  tagline: 'Chart the ground, then hold it.',
  /** The footer's four social links (specification §1). */
  socials: [
    { kind: 'video', place: 'YouTube', href: 'https://www.youtube.com/@rampart' },
    { kind: 'code', place: 'GitHub', href: 'https://github.com/rampart' },
    { kind: 'network', place: 'LinkedIn', href: 'https://www.linkedin.com/company/rampart' },
    { kind: 'microblog', place: 'X', href: 'https://x.com/rampart' },
  ],
} as const

/** Title of a page in the browser's tab. */
export const pageTitle = (title: string) => `${title} · ${brand.name}`
