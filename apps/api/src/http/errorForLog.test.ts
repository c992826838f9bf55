import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/testDatabase.ts'
import { useTestApi } from '../testing/testApi.ts'
import { errorForLog } from './errorForLog.ts'

const api = useTestApi()

test('a query that failed is logged with its cause and place, and without what somebody typed', async () => {
  const { db } = await testDatabase()
  const failed: unknown = await db
    .execute(sql`select ${'ada@example.org\n    at home'}::int from no_such_table`)
    .catch((error: unknown) => error)
  api.app.log.error({ err: failed }, 'a query failed')
  const [line] = api.logLines
  expect(line).toMatchObject({
    err: {
      message: 'Failed query: select $1::int from no_such_table',
      stack: expect.stringContaining('errorForLog.test.ts'),
      cause: { code: '42P01', message: 'relation "no_such_table" does not exist' },
    },
  })
  expect(JSON.stringify(line)).not.toContain('ada@')
})

test('what is no error is a text', () => {
  expect(errorForLog('broken')).toEqual({ type: 'string', message: 'broken', stack: '' })
})

test('an error that was copied into an object is logged like the error', async () => {
  const { db } = await testDatabase()
  const failed: unknown = await db
    .execute(sql`select ${'ada@example.org'}::text from no_such_table`)
    .catch((error: unknown) => error)
  // As pg-boss does it in the errors of its workers.
  const { message, stack } = failed as Error
  const copied = { ...(failed as Error), message, stack, queue: 'send-mail' }
  expect(errorForLog(copied)).toEqual({ ...errorForLog(failed), type: 'Error' })
  expect(errorForLog(copied)).toMatchObject({
    message: 'Failed query: select $1::text from no_such_table',
    cause: { code: '42P01' },
  })
})
