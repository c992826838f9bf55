import { emailInput, nameInput, strictInput } from '@rampart/contract/calls/inputs'
import { fieldErrorsOf } from '@rampart/contract/errors/fieldErrors'
import { textProblem } from '../http/requestText.ts'

/** The names and address of an account or a participant. */
interface Person {
  /** Lower case. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

const input = strictInput({
  email: emailInput,
  firstName: nameInput,
  lastName: nameInput,
})

/** The first error, as a sentence. */
export const firstProblem = ({ issues }: { issues: Parameters<typeof fieldErrorsOf>[0] }): string =>
  fieldErrorsOf(issues)[0]?.msg ?? ''

/** The person by the rules of registering, or the first error. */
export function readPerson(texts: {
  readonly email: string
  readonly first: string
  readonly last: string
}): Person | { readonly problem: string } {
  const { email, first: firstName, last: lastName } = texts
  const checked = input.safeParse({ email, firstName, lastName })
  if (!checked.success) return { problem: firstProblem(checked.error) }
  const odd = textProblem(checked.data)
  return odd ? { problem: odd.msg } : checked.data
}
