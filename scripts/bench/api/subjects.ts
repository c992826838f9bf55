import type { Subjects } from './calls.ts'

/** A signed-in learner. */
interface Session {
  readonly token: string
  readonly userId: string
}

const json = async (response: Response) => {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  return (await response.json()) as { data: never } & Record<string, never>
}

/** Signs in the demo learner who has something everywhere. */
export async function signIn(origin: string): Promise<Session> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'learner@demo.test', password: 'Rampart-demo-1!' }),
  })
  const { token, data } = (await json(response)) as unknown as {
    token: string
    data: { user: { _id: string } }
  }
  return { token, userId: data.user._id }
}

/** Finds the records to request among the demo records. */
export async function findSubjects(origin: string, { token, userId }: Session): Promise<Subjects> {
  const get = async <T>(path: string): Promise<T> =>
    (await json(await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })))
      .data as T
  const [course] = await get<{ course: { slug: string } }[]>('/api/mylearning/ongoing')
  const slug = course?.course.slug ?? ''
  const { _id: courseId } = await get<{ _id: string }>(`/api/course/${slug}`)
  const status = await fetch(`${origin}/api/course/status`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ courseId }),
  })
  const { currentLesson } = (await json(status)).data as { currentLesson: string }
  const items = await get<{ path: string | null; image: string }[]>('/api/explore')
  const page = await (await fetch(origin)).text()
  // The list of revoked credentials begins with the first signed one.
  await fetch(`${origin}/api/certificate/file/CSN-DEMO000001.json`)
  return {
    userId,
    slug,
    lessonId: currentLesson,
    labPath: items.find(({ path }) => path !== null)?.path ?? '',
    credentialId: 'CSN-DEMO000001',
    script: await largestScript(origin, page),
    drawing: items[0]?.image ?? '',
  }
}

async function largestScript(origin: string, page: string): Promise<string> {
  const paths = [...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '')
  const sizes = await Promise.all(
    paths.map(async (path) => ({
      path,
      size: (await (await fetch(origin + path)).arrayBuffer()).byteLength,
    })),
  )
  return sizes.toSorted((a, b) => b.size - a.size)[0]?.path ?? ''
}
