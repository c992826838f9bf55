import { defineMessages } from '../Language/messages.ts'

export const footerMessages = defineMessages('Footer', {
  /** Name of the links for assistive technology. */
  label: 'Footer',
  copyright: (year: number, brand: string) => `© ${year} ${brand}. All rights reserved.`,
  theme: 'Theme',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
})
