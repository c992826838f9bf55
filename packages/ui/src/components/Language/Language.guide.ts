import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Content',
  synonyms: ['i18n', 'translation', 'locale', 'rtl', 'provider'],
  status: 'stable',
  since: '0.1.0',
  use: 'Says in which language everything inside speaks: texts of components, dates, numbers, and which way arrow keys go. Put one around the application, or around a part in another language.',
  instead: [],
  anatomy: ['Nothing that is seen'],
  dos: [
    'Give the page, or the part, the same `lang`, and `dir="rtl"` for languages that are written so.',
    'Spread translations of several packages into one: `{ ...arabic, ...mine }`.',
    'Say in `contentLocale` which language titles and texts are in that stay untranslated.',
    'Call `setRequestLanguage` in the layout and pages of React Server Components: they have no context.',
    'Declare texts of your own by `defineMessages` and read them by `useMessages`.',
  ],
  donts: [
    'Pass translated texts through props that have a default: the catalogue has them already.',
    'Put sentences together from pieces: each language orders them in its own way.',
  ],
  keyboard: [],
  accessibility:
    "Screen readers choose their voice by `lang`, which is the caller's to set; React Aria's own texts follow `locale`.",
}
