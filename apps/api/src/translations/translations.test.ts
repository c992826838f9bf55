import { apiBase } from '@rampart/contract/calls/call'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentFolder } from '../contentFolder.ts'
import { importContent } from '../content/import.ts'
import { courses } from '../courses/courses.tables.ts'
import { enrolments } from '../courses/enrolments.tables.ts'
import { lessons } from '../lessons/lessons.tables.ts'
import { addUser } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { lessonTranslations } from './translations.tables.ts'

const api = useTestApi()
const slug = 'incident-response-101'
const arabic = { 'accept-language': 'ar' }

let headers: Record<string, string>
let ids: Record<string, string>

beforeAll(async () => {
  await importContent(api.db, contentFolder)
  const user = await addUser(api.db)
  const [course] = await api.db.select().from(courses).where(eq(courses.slug, slug))
  await api.db.insert(enrolments).values({ userId: user.id, courseId: course!.id })
  headers = { ...(await api.signedIn(user)) }
  const rows = await api.db.select().from(lessons).where(eq(lessons.courseId, course!.id))
  ids = Object.fromEntries(rows.map(({ key, id }) => [key, id]))
})

const ask = async (method: 'GET' | 'POST', path: string, language?: string, payload?: object) => {
  const response = await api.app.inject({
    method,
    url: apiBase + path,
    headers: { ...headers, ...(language && { 'accept-language': language }) },
    ...(payload && { payload }),
  })
  expect(response.statusCode).toBe(200)
  return response
}
const lesson = async (name: string, language?: string) =>
  (await ask('GET', `/lesson/${ids[name]}`, language)).json().data

describe('a course', () => {
  test('is in the language asked for, whole', async () => {
    const { data } = (await api.get(`/course/${slug}`, arabic)).json()
    expect(data).toMatchObject({
      title: 'أساسيات الاستجابة للحوادث',
      lang: 'ar',
      translations: ['ar'],
      outline: [
        { title: 'الساعة الأولى', lessons: [{ title: 'هل هذا حادث؟', lang: 'ar' }, { lang: 'ar' }] },
        { title: 'بعد الساعة الأولى' },
      ],
    })
    expect(data).not.toHaveProperty('isOutdated')
    // What depends on the title stays: the picture is that of the English title.
    const english = (await api.get(`/course/${slug}`)).json().data
    expect(data.thumbnail).toBe(english.thumbnail)
    expect(english).toMatchObject({ title: 'Incident Response 101', translations: ['ar'] })
    expect(english).not.toHaveProperty('lang')
  })

  test.each(['en', 'en-US', 'fr', 'ar-EG', '*', "ar'; drop table courses", 'a'.repeat(400), ''])(
    'is in English for a caller who asks for %j',
    async (language) => {
      const { data } = (await api.get(`/course/${slug}`, { 'accept-language': language })).json()
      expect(data.title).toBe('Incident Response 101')
    },
  )

  test('is kept apart by language: a client with the English one gets no 304 for it', async () => {
    const english = await api.get(`/course/${slug}`)
    const translated = await api.get(`/course/${slug}`, arabic)
    expect(english.headers.vary).toContain('accept-language')
    expect(translated.headers.vary).toContain('accept-language')
    expect(translated.headers.etag).not.toBe(english.headers.etag)
    const etag = String(translated.headers.etag)
    const again = (language: string) =>
      api.get(`/course/${slug}`, { 'if-none-match': etag, 'accept-language': language })
    expect((await again('ar')).statusCode).toBe(304)
    const fresh = await again('en')
    expect(fresh.statusCode).toBe(200)
    expect(fresh.json().data.title).toBe('Incident Response 101')
  })
})

describe('a lesson', () => {
  test('is in the language asked for, with its outline, its course and the captions of its film', async () => {
    const data = await lesson('02-contain', 'ar')
    expect(data).toMatchObject({
      title: 'احتوِ الحادث واترك الأضواء مضاءة',
      lang: 'ar',
      course: { title: 'أساسيات الاستجابة للحوادث', lang: 'ar', slug },
    })
    expect(data.description).toContain('الاحتواء يسلب')
    expect(data.courseOutline[1].lessons[0]).toMatchObject({
      title: 'الأدلة والقصة التي ترويها',
      lang: 'ar',
    })
    const transcript = (await ask('GET', `/lesson/${ids['02-contain']}/transcript`, 'ar')).json()
      .data
    expect(transcript.language).toBe('ar')
    expect((await lesson('02-contain')).title).toBe('Contain, but leave the lights on')
  })

  test('that has no translation is in English, and says so by having no lang', async () => {
    const { db } = api
    const id = ids['03-evidence']!
    const [kept] = await db
      .select()
      .from(lessonTranslations)
      .where(eq(lessonTranslations.lessonId, id))
    await db.delete(lessonTranslations).where(eq(lessonTranslations.lessonId, id))
    const data = await lesson('03-evidence', 'ar')
    expect(data.title).toBe('Evidence and the story it tells')
    expect(data).not.toHaveProperty('lang')
    expect(data.course.lang).toBe('ar')
    const { lessons: outlined } = data.courseOutline[1]
    expect(outlined.map(({ lang }: { lang?: string }) => lang)).toEqual([undefined, 'ar'])
    await db.insert(lessonTranslations).values(kept!)
  })

  test('that is older than the English text says so', async () => {
    const byId = eq(lessonTranslations.lessonId, ids['01-is-it-an-incident']!)
    await api.db.update(lessonTranslations).set({ isOutdated: true }).where(byId)
    expect((await lesson('01-is-it-an-incident', 'ar')).isOutdated).toBe(true)
    expect(await lesson('01-is-it-an-incident')).not.toHaveProperty('isOutdated')
    await api.db.update(lessonTranslations).set({ isOutdated: false }).where(byId)
  })
})

test('a quiz has other words and the same ids: it is passed in either language', async () => {
  const english = (await lesson('04-check-your-judgment')).quizWithQuestions
  const quiz = (await lesson('04-check-your-judgment', 'ar')).quizWithQuestions
  expect(quiz.title).toBe('اختبر حكمك')
  expect(quiz.questions[0].options[1].text).toContain('اعزله')
  const keys = ({ questions }: typeof quiz) =>
    questions.map((question: { _id: string; options: { optionId: string }[] }) => [
      question._id,
      question.options.map(({ optionId }) => optionId),
    ])
  expect(keys(quiz)).toEqual(keys(english))

  const rightOptions = [[1], [0, 1, 3], [2], [0]]
  const answers = (right: boolean) => ({
    quizId: quiz._id,
    responses: english.questions.map(
      ({ _id, options }: (typeof quiz.questions)[number], at: number) => ({
        questionId: _id,
        selectedOptions: options
          .filter((_option: unknown, index: number) => rightOptions[at]?.includes(index) === right)
          .slice(0, right ? undefined : 1)
          .map(({ optionId }: { optionId: string }) => optionId),
      }),
    ),
  })
  const failed = (await ask('POST', '/quiz/submit', 'ar', answers(false))).json().data
  expect(failed.missed[0].see).toMatchObject({
    lessonTitle: 'احتوِ الحادث واترك الأضواء مضاءة',
    lang: 'ar',
  })
  expect((await ask('POST', '/quiz/submit', 'ar', answers(true))).json().data.passed).toBe(true)
  const review = (await ask('GET', `/quiz/${quiz._id}/review`, 'ar')).json().data
  expect(review).toMatchObject({ title: 'اختبر حكمك', lang: 'ar' })
  expect(review.questions[0].explanation).toContain('إعادة التشغيل')
  expect((await ask('GET', `/quiz/${quiz._id}/review`)).json().data.title).toBe(
    'Check your judgment',
  )
})

test('lists have titles in the language asked for, in the order of the English ones', async () => {
  type Item = { slug: string; title: string; lang?: string }
  const list = async (language: string): Promise<Item[]> =>
    (await api.get('/explore', { 'accept-language': language })).json().data
  const [english, translated] = [await list('en'), await list('ar')]
  expect(translated.map((item) => item.slug)).toEqual(english.map((item) => item.slug))
  expect(translated.find((item) => item.slug === slug)).toMatchObject({
    title: 'أساسيات الاستجابة للحوادث',
    lang: 'ar',
  })
  expect(translated.filter(({ lang }) => lang)).toHaveLength(1)
  const ongoing = (await ask('GET', '/mylearning/ongoing', 'ar')).json().data
  expect(ongoing[0]).toMatchObject({
    course: { lang: 'ar', slug },
    next: { title: 'هل هذا حادث؟', lang: 'ar' },
  })
  const map = (await ask('GET', '/mylearning/map', 'ar')).json().data
  expect(map.courses[0]).toMatchObject({ lang: 'ar', nextLesson: { lang: 'ar', number: 1 } })
  const next = (await ask('GET', '/mylearning/after/quick-win', 'ar')).json().data
  expect(next.course.slug).toBeTruthy()
})

test('a public map has titles in its reader’s language', async () => {
  const [course] = await api.db.select().from(courses).where(eq(courses.slug, slug))
  const user = await addUser(api.db)
  await api.db
    .insert(enrolments)
    .values({ userId: user.id, courseId: course!.id, completedAt: api.clock })
  const owner = await api.signedIn(user)
  const shown = { isPublic: true, showsName: false }
  const { id } = (await api.put('/mylearning/map/page', shown, owner)).json().data
  const summits = async (language: string) =>
    (await ask('GET', `/map/${id}`, language)).json().data.summits
  expect(await summits('ar')).toMatchObject([{ title: 'أساسيات الاستجابة للحوادث', lang: 'ar' }])
  const [english] = await summits('en')
  expect(english.title).toBe('Incident Response 101')
  expect(english).not.toHaveProperty('lang')
})

describe('the search', () => {
  const find = async (q: string, language: string) =>
    (await api.get(`/search?q=${encodeURIComponent(q)}`, { 'accept-language': language })).json()
      .data

  test('finds words of either language and shows titles in that of the page', async () => {
    expect((await find('الاستجابة', 'ar'))[0]).toMatchObject({
      title: 'أساسيات الاستجابة للحوادث',
      lang: 'ar',
    })
    expect((await find('incident response', 'ar'))[0]).toMatchObject({ lang: 'ar', slug })
    const [english] = await find('الاستجابة', 'en')
    expect(english).toMatchObject({ title: 'Incident Response 101' })
    expect(english).not.toHaveProperty('lang')
    const lessonFound = (await find('سلسلة الحيازة', 'ar')).find(
      ({ kind }: { kind: string }) => kind === 'lesson',
    )
    expect(lessonFound).toMatchObject({
      title: 'الأدلة والقصة التي ترويها',
      context: 'أساسيات الاستجابة للحوادث',
      lang: 'ar',
    })
  })
})
