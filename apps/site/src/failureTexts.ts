import { failureMessages } from './failure.messages.ts'
import type { FailureTexts } from './failure.messages.ts'
import { languages } from './languages.ts'

/** What the plain pages say, in each language, English first. */
export const failureTexts = () =>
  Promise.all(
    languages.map(async (language) => {
      const { name, english } = failureMessages
      const texts = ((await language.load())[name] ?? english) as FailureTexts
      return { tag: language.tag, direction: language.direction, texts }
    }),
  )
