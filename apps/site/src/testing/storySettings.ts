import { themeColors } from '@rampart/artwork/themeColors'
import { brandSchema } from '@rampart/contract/entities/brand'
// @boundaries-ignore the brand is content, and content is no package
import ownBrand from '../../../../content/brand.json' with { type: 'json' }
import type { PageSettings } from '../settings.tsx'

const brand = brandSchema.parse(ownBrand)

/** The site's public origin in stories. */
export const storyOrigin = 'https://rampart.example'

export const storySettings: PageSettings = {
  year: 2026,
  origin: storyOrigin,
  bootcampApplyUrl: `mailto:${brand.bootcampsEmail}`,
  cohorts: [],
  creditsUrl: `mailto:${brand.bootcampsEmail}?subject=Credits`,
  subscriptionUrl: `mailto:${brand.bootcampsEmail}?subject=Subscription`,
  asksOperator: { credits: true, subscription: true },
  brand: { ...brand, barColors: themeColors.surface, socialImage: '/social.jpg' },
}
