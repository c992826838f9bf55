export type { Messages, PluralForms, Translation } from './messages.ts'
export { defineMessages, plural, pluralIn } from './messages.ts'
export type { LanguageMessages, LanguageProps } from './languageAround.tsx'
export { Language } from './languageAround.tsx'
// In React Server Components another module of the same interface: there is no context (`imports` in package.json).
export { setRequestLanguage, useLocale, useMessages } from '#language'
