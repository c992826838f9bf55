import { apiBase } from '@rampart/contract/calls/call'
import type { TaskFileKind } from '@rampart/contract/entities/bootcampTask'
import type { LightMyRequestResponse } from 'fastify'
import { addParticipant } from '../testing/records.ts'
import { makePdf } from '../testing/makeZip.ts'
import type { TestApi } from '../testing/testApi.ts'
import type { ParticipantRow } from './participants.store.ts'

/** A part of a form: a text, or a file with its name. */
export type Part = readonly [field: string, value: string | File]

export const pdf = (name = 'task.pdf', size = 200): File =>
  new File([new Uint8Array(makePdf(size))], name, { type: 'application/pdf' })

export const goodAnswers = {
  internshipInterest: 'false',
  mentorshipInterest: 'true',
  bootcampFeedback: 'I learned a great deal.',
}

/** A form as it is sent. */
export async function encodeForm(
  parts: readonly Part[],
): Promise<{ headers: Record<string, string>; payload: Buffer }> {
  const form = new FormData()
  for (const [field, value] of parts) form.append(field, value)
  const encoded = new Response(form)
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}

/** A participant and the calls that an access link allows. */
export interface TestParticipant {
  readonly participant: ParticipantRow
  read(): Promise<LightMyRequestResponse>
  uploadForm(kind: string, parts: readonly Part[]): Promise<LightMyRequestResponse>
  upload(kind: TaskFileKind, file?: File): Promise<LightMyRequestResponse>
  remove(kind: TaskFileKind): Promise<LightMyRequestResponse>
  submit(answers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>
  submitForm(parts: readonly Part[]): Promise<LightMyRequestResponse>
}

export async function addTestParticipant(
  api: TestApi,
  values: Parameters<typeof addParticipant>[1] = {},
): Promise<TestParticipant> {
  const participant = await addParticipant(api.db, values)
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, parts?: readonly Part[]) => {
    const form = parts && (await encodeForm(parts))
    const headers = { ...(await api.admitted(participant)), ...form?.headers }
    return api.app.inject({
      method,
      url: `${apiBase}/bootcamp-task${path}`,
      headers,
      ...(form && { payload: form.payload }),
    })
  }
  const self: TestParticipant = {
    participant,
    read: () => send('GET', '/task'),
    uploadForm: (kind, parts) => send('POST', `/upload/${kind}`, parts),
    upload: (kind, file = pdf()) => self.uploadForm(kind, [['file', file]]),
    remove: (kind) => send('DELETE', `/delete/${kind}`),
    submit: (answers = goodAnswers) => self.submitForm(Object.entries(answers)),
    submitForm: (parts) => send('POST', '/submit', parts),
  }
  return self
}
