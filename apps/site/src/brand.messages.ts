import { defineMessages } from '@rampart/ui/Language'
import { brand } from './brand.ts'

/** The brand's own words; a change of them is one in every language. */
export const brandMessages = defineMessages('siteBrand', {
  tagline: brand.tagline as string,
  description: brand.description as string,
  homeTitle: `${brand.name} · Cloud and cyber security, hands on`,
  social: (place: string) => `${brand.name} on ${place}`,
})
