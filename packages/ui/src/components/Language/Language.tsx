export type { Messages, PluralForms, Translation } from './messages.ts'
export { defineMessages, plural, pluralIn } from './messages.ts'
// In React Server Components another module of the same interface: there is no context (`imports` in package.json).
export type { LanguageMessages, LanguageProps } from '#language'
export { Language, setRequestLanguage, useLocale, useMessages } from '#language'
