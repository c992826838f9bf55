import { emailInput, lineInput, strictInput } from '@rampart/contract/calls/inputs'
import { textProblem } from '../http/requestText.ts'

/** A person as accounts and registrations know them. */
interface Person {
  /** Lower case. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

const input = strictInput({ email: emailInput, first: lineInput('First name', 100), last: lineInput('Last name', 100) })

/** The person, by the rules of signing up, or the first thing that is wrong. */
export function readPerson(texts: { readonly email: string; readonly first: string; readonly last: string }): Person | { readonly problem: string } {
  const checked = input.safeParse(texts)
  if (!checked.success) return { problem: checked.error.issues[0]?.message ?? '' }
  const { email, first, last } = checked.data
  const person = { email, firstName: first, lastName: last }
  const odd = textProblem(person)
  return odd ? { problem: odd.msg } : person
}
