import { defineMessages } from '@rampart/ui/Language'

/** Words around the brand's own, which are in its file. */
export const brandMessages = defineMessages('siteBrand', {
  homeTitle: (brand: string, slogan: string) => `${brand} · ${slogan}`,
  social: (brand: string, place: string) => `${brand} on ${place}`,
})
