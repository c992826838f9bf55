import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { creditLedger } from '../credits/credits.tables.ts'
import { addUser } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'

const api = useTestApi()

test('learners read their own profile and nothing else of the account', async () => {
  const user = await addUser(api.db, {
    phoneNumber: '2348012345678',
    country: 'Nigeria',
    credits: 7,
  })
  const response = await api.get('/user', await api.signedIn(user))
  expect(response.json()).toEqual({
    success: true,
    data: {
      firstName: 'Lena',
      lastName: 'Learner',
      email: user.email,
      phoneNumber: '2348012345678',
      linkedInProfile: '',
      labTime: 'standard',
      gender: 'other',
      country: 'Nigeria',
    },
  })
  expect(response.headers['cache-control']).toBe('no-store')
})

test('the database ensures balances of at least zero, addresses in lower case and an unchanged ledger', async () => {
  const { id } = await addUser(api.db)
  await expect(addUser(api.db, { credits: -1 })).rejects.toMatchObject({
    cause: { constraint: 'users_credits_not_negative' },
  })
  await expect(addUser(api.db, { email: 'Upper@example.org' })).rejects.toMatchObject({
    cause: { constraint: 'users_email_lower_case' },
  })
  await api.db
    .insert(creditLedger)
    .values({ userId: id, kind: 'grant', amount: 5, balance: 5, reference: 'test' })
  const refusal = { cause: { message: 'rows of credit_ledger are never changed or removed' } }
  await expect(api.db.update(creditLedger).set({ amount: 6 })).rejects.toMatchObject(refusal)
  await expect(api.db.execute(sql`delete from credit_ledger`)).rejects.toMatchObject(refusal)
})
