import type { endLabSession, startLab } from '@rampart/contract/calls/lab'
import type { ErrorCode } from '@rampart/contract/errors/errorTable'
import { expect, expectTypeOf, test } from 'vitest'
import { refuse, refuseFor } from './apiError.ts'
import type { ApiError, Refuse } from './apiError.ts'

type ErrorsOf<C extends { errors: readonly ErrorCode[] }> = C['errors'][number]
type NeedsCredits = Refuse<'too_few_credits'>

test('a service can only refuse with codes that its call names', () => {
  expectTypeOf<Refuse<ErrorsOf<typeof startLab>>>().toExtend<NeedsCredits>()
  expectTypeOf<Refuse<ErrorsOf<typeof endLabSession>>>().not.toExtend<NeedsCredits>()
  expectTypeOf<NeedsCredits>().not.toExtend<Refuse<ErrorsOf<typeof startLab>>>()
  expectTypeOf(refuse).not.toExtend<NeedsCredits>()
})

test('details must be those of the code', () => {
  const refuseLab = refuseFor({ errors: ['too_few_credits', 'too_many_labs'] })
  type Errors = Parameters<typeof refuseLab>
  expectTypeOf<['too_many_labs']>().toExtend<Errors>()
  expectTypeOf<['too_many_labs', { balance: number }]>().not.toExtend<Errors>()
  expectTypeOf<['too_few_credits']>().not.toExtend<Errors>()
  expectTypeOf<['too_few_credits', { cost: number; balance: number }]>().not.toExtend<Errors>()
  const refused: ApiError = refuseLab('too_few_credits', { action: 'start', cost: 2, balance: 1 })
  expect(refused).toMatchObject({
    statusCode: 402,
    code: 'too_few_credits',
    message: 'You need 2 credits to start this lab; you have 1.',
    details: { cost: 2, balance: 1 },
    fields: [],
  })
})

test('time and field of an error come from its declaration or its details', () => {
  const refuseAccount = refuseFor({ errors: ['wrong_password'] })
  expect(refuse('unavailable')).toMatchObject({ statusCode: 503, retryAfter: 5 })
  expect(refuse('too_many_requests', { retryAfter: 7 })).toMatchObject({ retryAfter: 7 })
  expect(refuseAccount('wrong_password').fields).toEqual([
    {
      path: 'currentPassword',
      msg: 'The current password is incorrect.',
      code: 'wrong_password',
    },
  ])
})
