export type { Messages, PluralForms, Translation } from './messages.ts'
export { defineMessages, plural, pluralIn } from './messages.ts'
export type { ContentLanguageProps, LanguageMessages, LanguageProps } from './languageAround.tsx'
export { ContentLanguage, Language } from './languageAround.tsx'
// React Server Components get another module with the same interface (`imports` in package.json),
// as they have no context.
export type { OfContentProps as ContentTextProps } from './OfContent.tsx'
export { OfContent as ContentText } from './OfContent.tsx'
export { setRequestLanguage, useLocale, useMessages } from '#language'
