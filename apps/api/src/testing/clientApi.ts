import type { AddressInfo } from 'node:net'
import type { AccessType, CompletionCredential } from '@rampart/contract/entities/course'
import { eq } from 'drizzle-orm'
import { beforeAll, inject } from 'vitest'
import { bootcampTasks } from '../bootcamps/bootcamps.tables.ts'
import { reviewTask } from '../bootcamps/reviewTask.service.ts'
import { revoke } from '../credentials/signing/operations.ts'
import { recordReport } from '../labs/missions/missions.store.ts'
import { noMails } from './noMails.ts'
import { labSessions } from '../labs/labs.tables.ts'
import { addQuizLesson } from '../lessons/learningFixture.ts'
import { lessons } from '../lessons/lessons.tables.ts'
import type { Mail } from '../mail/mail.ts'
import { findNotice } from '../openings/openings.store.ts'
import { subscriptions } from '../users/users.tables.ts'
import { useLabs } from './labs.ts'
import { sitePageSlugs } from '@rampart/contract/rules/sitePages'
import { sitePages } from '../sitePages/sitePages.tables.ts'
import { fillSearch } from '../search/fillSearch.store.ts'
import { addCourse, addInviteCode, addParticipant, only, testPassword } from './records.ts'
import { softwareAuthenticator } from './softwareAuthenticator.ts'
import { useTestApi } from './testApi.ts'

const hour = 60 * 60 * 1000

const bearer = ({ authorization }: { authorization: string }) =>
  authorization.replace('Bearer ', '')

/**
 * For tests of clients, at `@rampart/api/testing`: the API on a port, and methods that make the
 * records they ask for.
 */
export function useClientApi() {
  const api = useTestApi({}, { isClockRunning: true })
  const labs = useLabs(api)
  const mails: Mail[] = []
  beforeAll(async () => {
    if (inject('testDatabase').kind !== 'none') await api.app.listen({ host: '127.0.0.1', port: 0 })
  })

  return {
    /** The address where it listens, `http://127.0.0.1:…`. */
    origin: () => `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`,
    /** The origin that it uses as its own, for example in signed credentials. */
    publicUrl: () => api.siteData.config.publicUrl,
    /** A device without passkeys. */
    authenticator: () => softwareAuthenticator({ origin: api.origin }),
    /** Adds a learner with this many credits and signs in. */
    addLearner: async (credits: number) => {
      const user = await labs.addLearner(credits)
      const { id, email, firstName, lastName } = user
      return {
        id,
        email,
        firstName,
        lastName,
        password: testPassword,
        token: bearer(await api.signedIn(user)),
      }
    },
    /** Gives a learner a running subscription. */
    subscribe: async ({ id }: { id: string }) => {
      const now = Date.now()
      await api.db
        .insert(subscriptions)
        .values({ userId: id, startsAt: new Date(now - hour), endsAt: new Date(now + hour) })
    },
    /**
     * A course of four video lessons and a quiz; `inviteCode` opens it if its access type is
     * invite.
     */
    addCourse: async (values: {
      accessType: AccessType
      completionCredential: CompletionCredential
      inviteCode: string
      labs?: string[]
    }) => {
      const { accessType, completionCredential, inviteCode, labs: labPaths = [] } = values
      const { id, slug, title, lessonIds } = await addCourse(api.db, {
        accessType,
        completionCredential,
        labs: labPaths,
      })
      await api.db
        .update(lessons)
        .set({ videoLibrary: 'demo', videoContent: 'film' })
        .where(eq(lessons.courseId, id))
      const { lessonId, quizId, questions } = await addQuizLesson(api.db, id)
      await addInviteCode(api.db, id, { code: inviteCode })
      await fillSearch(api.db)
      const responses = (kind: 'right' | 'wrong') =>
        questions.map((question) => ({
          questionId: question.id,
          selectedOptions: question[kind].slice(0, kind === 'right' ? undefined : 1),
        }))
      return {
        slug,
        title,
        lessonIds: [...lessonIds, lessonId],
        quizId,
        rightAnswers: responses('right'),
        wrongAnswers: responses('wrong'),
      }
    },
    addPages: async () => {
      await api.db.insert(sitePages).values(
        sitePageSlugs.map((slug) => ({
          slug,
          title: `The ${slug} page`,
          description: 'What there is to know.',
          html: '<p>A text.</p>',
        })),
      )
      await fillSearch(api.db)
    },
    addLab: async () => {
      const { path, title } = await labs.addLab({
        checks: [
          {
            id: 'first',
            name: 'The first is done',
            guard: false,
            hints: ['Look.', 'Look there.', 'Press it.'],
            reference: { how: 'Press it.', minutes: 3 },
          },
          { id: 'second', name: 'The second is done', guard: false, hints: ['Press the other.'] },
          { id: 'kept', name: 'What worked still works', guard: true, hints: [] },
        ],
      })
      await fillSearch(api.db)
      return { path, title }
    },
    /** Makes a queued session active or failed, or ends the time of an active one. */
    moveSession: async (sessionId: string, to: 'active' | 'failed' | 'expired') => {
      if (to === 'expired') {
        await api.db
          .update(labSessions)
          .set({ expiresAt: new Date(api.clock.getTime() - 1000) })
          .where(eq(labSessions.id, sessionId))
        return
      }
      const runner = labs.runner()
      runner.runtime.isBroken = to === 'failed'
      await runner.reconcile()
      await runner.provision(sessionId)
    },
    /** Writes what the target of an active session reports. */
    reportChecks: async (sessionId: string, holding: readonly string[]) =>
      void (await recordReport(api.db, sessionId, new Set(holding), new Date(), noMails)),
    /** Adds a participant of a bootcamp with an access link. */
    addParticipant: async () => {
      const participant = await addParticipant(api.db)
      const { id, bootcampSlug, email, firstName, lastName, country } = participant
      return {
        id,
        bootcampSlug,
        user: { email, firstName, lastName, country },
        token: bearer(await api.admitted(participant)),
      }
    },
    /** Reviews a participant's task. */
    review: async (
      { id }: { id: string },
      status: 'incomplete' | 'approved',
      comment: string | null,
    ) => {
      const task = await only(
        api.db
          .select({ id: bootcampTasks.id })
          .from(bootcampTasks)
          .where(eq(bootcampTasks.participantId, id)),
      )
      await api.siteData.withMails((mails) =>
        reviewTask({ db: api.db, mails, now: () => api.clock }, task.id, { status, comment }),
      )
    },
    /** Revokes a credential. */
    revoke: async (id: string) =>
      void (await revoke(api.db, id, { reason: 'A test.', now: api.clock })),
    /**
     * The code of the last mail to this address that confirms it for an opening, and the id for
     * leaving the list.
     */
    openingLink: async (email: string): Promise<{ code: string; id: string } | null> => {
      mails.push(...(await api.takeMails()))
      const text = mails.findLast(({ to }) => to === email)?.text ?? ''
      const code = /#confirm=([\w-]+)/.exec(text)?.[1]
      const notice = await findNotice(api.db, 'cyber', email)
      return code && notice ? { code, id: notice.id } : null
    },
    /** The code of the last mail to this address; null if it has none. */
    mailedCode: async (email: string): Promise<string | null> => {
      mails.push(...(await api.takeMails()))
      return /\b\d{8}\b/.exec(mails.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? null
    },
  }
}
