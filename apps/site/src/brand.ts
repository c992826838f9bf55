/** Everything an operator changes to make the site theirs; colours and fonts are the theme's, `public/social.jpg` is drawn by `scripts/social-image.ts`. */
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
    { kind: 'video', label: 'Rampart on YouTube', href: 'https://www.youtube.com/@rampart' },
    { kind: 'code', label: 'Rampart on GitHub', href: 'https://github.com/rampart' },
    { kind: 'network', label: 'Rampart on LinkedIn', href: 'https://www.linkedin.com/company/rampart' },
    { kind: 'microblog', label: 'Rampart on X', href: 'https://x.com/rampart' },
  ],
} as const

/** Title of a page in the browser's tab. */
export const pageTitle = (title?: string) => (title ? `${title} · ${brand.name}` : `${brand.name} · Cloud and cyber security, hands on`)
