import { isOfShape } from '@rampart/contract/errors/defineError'
import type { ErrorDeclaration } from '@rampart/contract/errors/defineError'
import { AdapterError, isSessionOver } from '../adapters/errors.ts'
import type { FieldError } from '../adapters/errors.ts'

type Sentence = string | ((details: never) => string)

/** The words for failures in a language. */
interface ProblemWords {
  readonly errors: Readonly<Record<string, ErrorDeclaration>>
  readonly sentences: Readonly<Record<string, Sentence>>
}

/** Says why something failed. */
export interface ProblemText {
  /**
   * In the words for the failure's code, else for its first wrong field, else in the server's
   * words, else the fallback that the specification names (§8). Undefined if nothing failed, or the
   * session is over: the application then redirects to signing in.
   */
  (error: unknown, fallback?: string): string | undefined
  /** What is wrong with a field: in the words for its code, else in the server's words. */
  readonly field: (error: FieldError) => string
}

/** Returns the function that says why something failed, from the words of a language. */
export const problemText = (words: ProblemWords): ProblemText =>
  Object.assign((error: unknown, fallback?: string) => textOf(error, fallback, words), {
    field: (error: FieldError) => fieldText(error, words),
  })

function textOf(
  error: unknown,
  fallback: string | undefined,
  words: ProblemWords,
): string | undefined {
  if (!error || isSessionOver(error)) return undefined
  if (!(error instanceof AdapterError)) return fallback
  const [field] = error.fieldErrors
  return (
    sentenceOf(error, words) ??
    (field && fieldText(field, words)) ??
    error.serverMessage ??
    fallback
  )
}

function fieldText({ path, msg, code, max }: FieldError, { sentences }: ProblemWords) {
  const field = path.slice(path.lastIndexOf('.') + 1)
  return say(code === undefined ? undefined : sentences[code], { field, max }) ?? msg
}

function sentenceOf({ code = '', details }: AdapterError, words: ProblemWords) {
  const declared = words.errors[code]
  if (!declared) return undefined
  // A newer server may send other details.
  const isKnown = !('details' in declared) || isOfShape(declared.details, details)
  return isKnown ? say(words.sentences[code], details) : undefined
}

const say = (sentence: Sentence | undefined, details: unknown): string | undefined =>
  typeof sentence === 'function' ? sentence(details as never) : sentence
