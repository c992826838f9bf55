import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Opens the page on which anyone checks a certificate: title and form on the dark ground, beside a drawn certificate with its seal.',
  instead: [
    { component: 'PageHero', when: 'the page is for something else' },
    { component: 'VerifyForm', when: 'the form is within another page' },
  ],
  anatomy: [
    'Short line over the title, if there is one',
    'Title',
    'One or two sentences',
    'Form',
    'Certificate with its seal, from 900 px on',
  ],
  dos: [
    'Put a `VerifyForm` into it; it is as wide as the sentences above.',
    'Say in `lead` what people will learn from it, in up to 120 characters.',
    'Use `eyebrow` for what takes away a doubt: "Open to anyone · No account".',
  ],
  donts: [
    'Put results into it: they are below, on the page’s own ground.',
    'Use more than one on a page: its title is the only `h1`.',
  ],
  keyboard: [],
  accessibility:
    'The title is a first-level heading. The drawing is decoration, and gives way to the words below 900 px. Keys are those of the form inside.',
}
