export type { Messages, PluralForms, Translation } from './messages.ts'
export { defineMessages, plural, pluralIn } from './messages.ts'
export type { ContentLanguageProps, LanguageMessages, LanguageProps } from './languageAround.tsx'
export { ContentLanguage, Language } from './languageAround.tsx'
// In React Server Components another module of the same interface: there is no context (`imports`
// in package.json).
export type { OfContentProps as ContentTextProps } from './OfContent.tsx'
export { OfContent as ContentText } from './OfContent.tsx'
export { setRequestLanguage, useLocale, useMessages } from '#language'
