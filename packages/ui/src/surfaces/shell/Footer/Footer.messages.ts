import { defineMessages } from '../../../components/Language/messages.ts'

export const footerMessages = defineMessages('Footer', {
  /** Name of the links for assistive technology. */
  label: 'Footer',
  copyright: (year: number, owner: string) => `© ${year} ${owner}. All rights reserved.`,
  language: 'Language',
  /** Shown if scripts do not run. */
  applyLanguage: 'Apply',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
})
