import { sentence } from '@rampart/contract/errors/defineError'
import { errorTable } from '@rampart/contract/errors/errorTable'
import type { DetailsArgument, ErrorCode } from '@rampart/contract/errors/errorTable'
import type { FieldError } from '@rampart/contract/errors/fieldErrors'
import { expect } from 'vitest'
import { AdapterError } from '../../adapters/errors.ts'
import type { AccountAdapter, ServerAdapters } from '../../adapters/adapters.ts'
import type { ContractLearner, ContractSite } from './contractSite.ts'

/** The part of a schema that is needed to check a value. */
interface Schema {
  parse: (value: unknown) => unknown
}

/** Expects a value to match the contract's schema, without additional fields. */
export function expectShape(value: unknown, schema: Schema): void {
  expect(value).toEqual(schema.parse(value))
}

/**
 * Expects each value to match the schema, and at least one value: an empty list would prove
 * nothing.
 */
export function expectShapes(values: readonly unknown[], schema: Schema): void {
  expect(values).not.toHaveLength(0)
  for (const value of values) expectShape(value, schema)
}

/**
 * Expects a call to fail as adapters do: with this status, or with this code in the contract's
 * words; returns the failure.
 */
export async function expectRefusal<C extends ErrorCode>(
  answer: Promise<unknown>,
  ...[expected, ...details]: [status: number] | [code: C, ...DetailsArgument<C>]
): Promise<AdapterError> {
  const failure: unknown = await answer.then(
    (value) => new Error(`It was answered: ${JSON.stringify(value)}`),
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(AdapterError)
  expect(failure).toMatchObject(
    typeof expected === 'number'
      ? { status: expected }
      : {
          status: errorTable[expected].status,
          code: expected,
          details: details[0] ?? {},
          serverMessage: sentence(errorTable[expected], details[0] as object | undefined),
        },
  )
  return failure as AdapterError
}

/** Expects a refusal with 400 that names this field. */
export async function expectFieldError(
  answer: Promise<unknown>,
  path: string,
  code = expect.any(String) as FieldError['code'],
): Promise<void> {
  const { fieldErrors } = await expectRefusal(answer, 400)
  expect(fieldErrors).toContainEqual(expect.objectContaining({ path, code }))
}

/** A new learner, with adapters that make calls for them. */
export async function signedIn(
  site: ContractSite,
  credits = 10,
): Promise<ServerAdapters & { learner: ContractLearner }> {
  const learner = await site.addLearner(credits)
  return { ...site.adapters({ learner: learner.token }), learner }
}

/** A course in which any signed-in learner may enroll. */
export const openCourse = (
  site: ContractSite,
  completionCredential: 'certificate' | 'badge' | 'none' = 'none',
  labs: string[] = [],
) => site.addCourse({ accessType: 'open', completionCredential, inviteCode: 'NOT-NEEDED', labs })

/** A new learner, enrolled in a new open course, with its id. */
export async function enrolled(
  site: ContractSite,
  completionCredential?: 'certificate' | 'badge',
  labs?: string[],
) {
  const [me, course] = [await signedIn(site), await openCourse(site, completionCredential, labs)]
  const { _id } = await me.course.get(course.slug)
  await me.course.enrol(_id, null)
  const finish = async () => {
    await me.lesson.submitQuiz(course.quizId, course.rightAnswers)
    for (const lessonId of course.lessonIds) await me.lesson.complete(lessonId)
  }
  return { me, course: { ...course, _id }, finish }
}

/** The token of a sign-in that needs no second factor. */
export async function tokenOf(answer: ReturnType<AccountAdapter['signIn']>): Promise<string> {
  const token = await answer
  if (typeof token !== 'string') throw new Error(`No token: ${JSON.stringify(token)}`)
  return token
}
