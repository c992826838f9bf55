import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Longest wait for a response, in milliseconds. */
const patience = 20_000

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

interface Request {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Address of this machine to send from. */
  readonly from?: string
}

/** Sends a request whose path stays as it is written: `fetch` would normalize it. */
export async function send(
  address: string,
  path: string,
  { method = 'GET', headers = {}, body, from }: Request = {},
): Promise<Answer> {
  const { hostname, port } = new URL(address)
  const options = {
    hostname,
    port,
    path,
    method,
    headers,
    agent: false as const,
    signal: AbortSignal.timeout(patience),
    ...(from && { localAddress: from }),
  }
  return new Promise((resolve, reject) => {
    request(options, (response) => {
      text(response).then(
        (content) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text: content }),
        reject,
      )
    })
      .on('error', reject)
      .end(body)
  })
}

/** Sends bytes, which need not be HTTP, and reads the response until the connection ends. */
export async function sendBytes(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname).setTimeout(patience, () =>
    socket.destroy(new Error('No answer came.')),
  )
  socket.write(bytes, 'latin1')
  return text(socket)
}

const json = { 'content-type': 'application/json' }

/** What a learner can do over HTTP. */
export interface Learner {
  readonly enrol: (slug: string) => Promise<void>
  readonly isEnrolled: (slug: string) => Promise<boolean>
}

async function read(
  answer: Promise<Answer>,
): Promise<{ token: string; data: Record<string, unknown> | null }> {
  const { status, text: body } = await answer
  if (status !== 200) throw new Error(`${status}: ${body.slice(0, 500)}`)
  return JSON.parse(body) as { token: string; data: Record<string, unknown> | null }
}

/** Signs in with a demo account. */
export async function signIn(address: string, email = 'fresh@demo.test'): Promise<Learner> {
  const credentials = JSON.stringify({ email, password: 'Rampart-demo-1!' })
  const { token } = await read(
    send(address, '/api/auth/login', { method: 'POST', headers: json, body: credentials }),
  )
  const post = (path: string, body: object) =>
    read(
      send(address, path, {
        method: 'POST',
        headers: { ...json, authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      }),
    )
  const idOf = async (slug: string) =>
    (await read(send(address, `/api/course/${slug}`))).data?.['_id']
  return {
    enrol: async (slug) =>
      void (await post('/api/course/enroll', { courseId: await idOf(slug), accessCode: null })),
    isEnrolled: async (slug) =>
      (await post('/api/course/status', { courseId: await idOf(slug) })).data !== null,
  }
}
