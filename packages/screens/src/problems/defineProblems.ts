import type { DetailedError, ErrorDeclaration } from '@rampart/contract/errors/defineError'
import type { Messages } from '@rampart/ui/Language'
import { defineMessages } from '@rampart/ui/Language'

type Errors = Readonly<Record<string, ErrorDeclaration>>

/** A sentence for each error: a text, or a function of its details. */
export type Sentences<E extends Errors> = {
  [Code in keyof E]: E[Code] extends DetailedError ? E[Code]['message'] : string
}

/** The words for the errors of a feature. */
export interface Problems<E extends Errors = Errors> extends Messages<Sentences<E>> {
  readonly errors: E
}

/** Declares the words for the errors of a feature: in English, those of the contract. */
export function defineProblems<E extends Errors>(name: string, errors: E): Problems<E> {
  const sentences = Object.entries(errors).map(([code, { message }]) => [code, message])
  return { ...defineMessages(name, Object.fromEntries(sentences) as Sentences<E>), errors }
}
