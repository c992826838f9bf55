import { apiBase } from '@rampart/contract/calls/call'
import { verifyCredential } from '@rampart/verify'
import { enrolments } from '../../courses/enrolments.tables.ts'
import { recordReport } from '../../labs/missions/missions.store.ts'
import { idIn, useLabs } from '../../testing/labs.ts'
import { addCourse } from '../../testing/records.ts'
import type { TestApi } from '../../testing/testApi.ts'
import type { UserRow } from '../../users/users.store.ts'

export const checks = [
  { id: 'find', name: 'Find it', guard: false, hints: [] },
  { id: 'mend', name: 'Mend it', guard: false, hints: [] },
  { id: 'works', name: 'It still works', guard: true, hints: [] },
]

type LabValues = Parameters<ReturnType<typeof useLabs>['addLab']>[0]

/** Learners who solve labs and complete courses, by the API's own ways. */
export function useEvidence(api: TestApi) {
  const labs = useLabs(api)
  const publicUrl = () => api.siteData.config.publicUrl

  const send = async (
    user: UserRow,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
  ) =>
    api.app.inject({
      method,
      url: apiBase + path,
      headers: await api.signedIn(user),
      ...(payload && { payload }),
    })

  /** Starts a lab, which is up at once. */
  async function start(user: UserRow, labPath: string): Promise<string> {
    const runner = labs.runner()
    await runner.reconcile()
    const id = idIn(await labs.start(user, labPath))
    await runner.provision(id)
    return id
  }

  /** Reports that these checks of a session hold, so many minutes from now. */
  const report = (sessionId: string, holding: readonly string[], minutes = 12) =>
    api.siteData.withMails((mails) =>
      recordReport(
        api.db,
        sessionId,
        new Set(holding),
        new Date(api.clock.getTime() + minutes * 60_000),
        mails,
      ),
    )

  const all = checks.map(({ id }) => id)

  return {
    start,
    report,
    addLearner: () => labs.addLearner(100),
    addLab: (values: LabValues = {}) => labs.addLab({ checks, ...values }),
    /** Has a learner solve a lab, in 12 minutes. */
    solve: async (user: UserRow, labPath: string) => {
      const sessionId = await start(user, labPath)
      await report(sessionId, all)
      await labs.end(user, sessionId)
      return sessionId
    },
    all,
    /**
     * A course with these labs, of which the learner completes every lesson. Returns the
     * credential's ID.
     */
    complete: async (
      user: UserRow,
      labPaths: readonly string[],
      completionCredential: 'certificate' | 'badge' = 'certificate',
    ): Promise<string> => {
      const course = await addCourse(api.db, { completionCredential, labs: [...labPaths] })
      await api.db.insert(enrolments).values({ userId: user.id, courseId: course.id })
      for (const lessonId of course.lessonIds)
        await send(user, 'POST', `/lesson/${lessonId}/complete`)
      const own = (await send(user, 'GET', `/${completionCredential}/course/${course.slug}`)).json()
      return completionCredential === 'badge' ? own.data.badgeId : own.certificate.csnId
    },
    evidence: async (user: UserRow) =>
      (await send(user, 'GET', '/credentials/evidence')).json().data,
    consent: (user: UserRow, isShown: unknown) =>
      send(user, 'PUT', '/credentials/evidence', { isShown }),
    list: async (user: UserRow) =>
      (await send(user, 'GET', '/credentials')).json().data.credentials,
    /** What anyone reads of a credential. */
    view: async (id: string) =>
      id.startsWith('BDG')
        ? (await api.get(`/badge/view/${id}`)).json().data
        : (await api.get(`/certificate/verify/${id}`)).json().certificate,
    signed: async (id: string): Promise<Record<string, unknown>> => {
      const response = await api.get(
        `/${id.startsWith('BDG') ? 'badge' : 'certificate'}/file/${id}.json`,
      )
      if (response.statusCode !== 200) throw new Error(response.body)
      return response.json()
    },
    /** What our own verifier says, far enough in the future for all that was issued here. */
    verdict: async (json: unknown) => {
      const fetchJson = async (address: string) =>
        (
          await api.get(
            address.endsWith('/did.json')
              ? '/issuer/did.json'
              : new URL(address).pathname.replace(apiBase, ''),
          )
        ).json()
      const did = `did:web:${new URL(publicUrl()).host.replace(':', '%3A')}`
      const now = new Date(api.clock.getTime() + 86_400_000)
      return (await verifyCredential(json, { fetchJson, trustedIssuers: [did], now })).verdict
    },
  }
}
