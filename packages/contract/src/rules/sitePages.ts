/**
 * The pages that every site has, each at `/<slug>`: linked in the footer, written by the operator
 * in `content/pages/`.
 */
export const sitePageSlugs = ['help', 'accessibility', 'privacy', 'terms'] as const

/** One of {@link sitePageSlugs}. */
export type SitePageSlug = (typeof sitePageSlugs)[number]
