import { accessErrors } from './accessErrors.ts'
import { accountErrors } from './accountErrors.ts'
import { commonErrors } from './commonErrors.ts'
import { courseErrors } from './courseErrors.ts'
import { credentialErrors } from './credentialErrors.ts'
import { sentence } from './defineError.ts'
import type { DetailShape, DetailsOf } from './defineError.ts'
import { labErrors } from './labErrors.ts'
import { lessonErrors } from './lessonErrors.ts'
import { operatorRequestErrors } from './operatorRequestErrors.ts'
import { requestErrors } from './requestErrors.ts'
import { taskErrors } from './taskErrors.ts'

/**
 * Every error of the API by its code. For the server, the reference and tests; browsers load only
 * the errors of a feature.
 */
export const errorTable = {
  ...commonErrors,
  ...requestErrors,
  ...accessErrors,
  ...accountErrors,
  ...courseErrors,
  ...credentialErrors,
  ...labErrors,
  ...lessonErrors,
  ...operatorRequestErrors,
  ...taskErrors,
}

type Errors = typeof errorTable

/** The code of an error, for example `too_few_credits`. */
export type ErrorCode = keyof Errors

/** A code that any call may return. */
export type CommonErrorCode = keyof typeof commonErrors | keyof typeof requestErrors

/** The details of an error; undefined if it has none. */
export type ErrorDetails<C extends ErrorCode> = Errors[C] extends {
  details: infer S extends DetailShape
}
  ? DetailsOf<S>
  : undefined

/** The details as the last argument of a function, if the error has any. */
export type DetailsArgument<C extends ErrorCode> =
  ErrorDetails<C> extends undefined ? [] : [details: ErrorDetails<C>]

/** An error's sentence in English. */
export const errorSentence = <C extends ErrorCode>(
  code: C,
  ...details: DetailsArgument<C>
): string => sentence(errorTable[code], details[0] as object | undefined)
