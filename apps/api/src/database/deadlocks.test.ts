import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { deleteParticipations } from '../bootcamps/deleteParticipations.store.ts'
import { addTestParticipant } from '../bootcamps/taskFixture.ts'
import { lockTask } from '../bootcamps/tasks.store.ts'
import { listShowing, lockEvidence } from '../credentials/evidence/evidence.store.ts'
import { issueBootcampCertificate, issueCourseCredential } from '../credentials/issue.ts'
import { lockLearner } from '../credits/credits.store.ts'
import { addCourse, addUser } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'

const api = useTestApi()
const mails = { add: () => Promise.resolve() }

test('a credential is issued while the learner is locked, and the lock of evidence comes after', async () => {
  const [{ id: userId }, course] = [
    await addUser(api.db),
    await addCourse(api.db, { completionCredential: 'badge' }),
  ]
  await api.db.transaction(async (tx) => {
    await lockLearner(tx, userId)
    const issuedAt = api.clock
    await api.db.transaction((other) =>
      issueCourseCredential(other, mails, { userId, courseId: course.id, issuedAt }),
    )
    await lockEvidence(tx, userId)
  })
  expect(await listShowing(api.db, userId)).toHaveLength(1)
})

test('a review that is under way gives its certificate while the account is deleted, and the account has it', async () => {
  const user = await addUser(api.db)
  const { participant, read } = await addTestParticipant(api, { userId: user.id })
  await read()
  const isWaiting = async () => {
    const { rows } = (await api.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )) as unknown as { rows: unknown[] }
    expect(rows).toHaveLength(1)
  }
  const deletion = await api.db.transaction(async (review) => {
    await lockTask(review, participant.id)
    const deleting = api.db.transaction((tx) => deleteParticipations(tx, user.id, api.clock))
    await vi.waitFor(isWaiting, 20_000)
    await issueBootcampCertificate(review, { participantId: participant.id, issuedAt: api.clock })
    return { deleting }
  })
  expect((await deletion.deleting).taskIds).toHaveLength(1)
  const { rows } = (await api.db.execute(
    sql`select user_id from credentials where participant_id = ${participant.id}`,
  )) as unknown as { rows: unknown[] }
  expect(rows).toEqual([{ user_id: user.id }])
})
