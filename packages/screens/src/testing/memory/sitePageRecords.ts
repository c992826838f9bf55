import type { SitePage } from '@rampart/contract/entities/sitePage'
import { sitePageSlugs } from '@rampart/contract/rules/sitePages'

const titles = {
  help: 'Help',
  accessibility: 'Accessibility',
  privacy: 'Privacy',
  terms: 'Terms of use',
} as const

/** The pages with the operator's words, shortened. */
export const sitePageRecords: readonly SitePage[] = sitePageSlugs.map((slug) => ({
  slug,
  title: titles[slug],
  description: `What there is to know about ${titles[slug].toLowerCase()}.`,
  html: '<p>A first paragraph of usual length.</p><h2>A part of its own</h2><ul><li>One thing</li><li>Another thing</li></ul>',
}))
