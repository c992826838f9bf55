import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addCourse, addLab } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { courses, instructors } from './courses.tables.ts'
import { videoAddress } from './courses.service.ts'

const api = useTestApi({
  VIDEO_EMBED_URL: 'https://video.example.org/embed/{library}/{content}?autoplay=true',
})

test('a course names its labs in its own order; one that is gone is left out, one that is hidden is not', async () => {
  const labs = [
    await addLab(api.db, { title: 'First', listed: false }),
    await addLab(api.db, { title: 'Second', level: 'expert', domain: 'devsecops' }),
  ] as const
  const [first, second] = labs
  const { slug } = await addCourse(api.db, { labs: [second.path, 'gone', first.path] })
  const { data } = (await api.get(`/course/${slug}`)).json()
  expect(data.labs).toEqual([
    { path: second.path, title: 'Second', level: 'expert', domain: 'devsecops' },
    { path: first.path, title: 'First', level: first.level, domain: first.domain },
  ])
})

test('a course has exactly what its page shows', async () => {
  const course = await addCourse(api.db, {
    slug: 'full-course',
    accessType: 'invite',
    completionCredential: 'badge',
    domain: 'cloud engineering',
    previewLibrary: '12',
    previewContent: 'a/b',
  })
  const response = await api.get('/course/full-course')
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    success: true,
    data: {
      _id: course.id,
      slug: 'full-course',
      title: 'A Course',
      description: 'About something.',
      level: 'beginner',
      domain: 'cloud engineering',
      thumbnail: '/art/course/cloud-engineering/beginner/full-course.svg',
      previewVideo: 'https://video.example.org/embed/12/a%2Fb?autoplay=true',
      accessType: 'invite',
      learningOutcomes: ['Do it'],
      labs: [],
      outline: [
        {
          title: 'Module 1',
          lessons: [
            { title: 'Lesson 1.1', type: 'video' },
            { title: 'Lesson 1.2', type: 'video' },
          ],
        },
        {
          title: 'Module 2',
          lessons: [
            { title: 'Lesson 2.1', type: 'video' },
            { title: 'Lesson 2.2', type: 'video' },
          ],
        },
      ],
      requirements: ['A computer'],
      completionCredential: 'badge',
      badgeImageUrl: null,
      instructor: { name: 'Ines', profilePic: null, role: 'Engineer', bio: 'Builds.' },
      lessons: 4,
      duration: 45,
    },
  })
  const etag = String(response.headers.etag)
  expect((await api.get('/course/full-course', { 'if-none-match': etag })).statusCode).toBe(304)
  await api.db.update(courses).set({ title: 'Renamed' }).where(eq(courses.id, course.id))
  expect((await api.get('/course/full-course', { 'if-none-match': etag })).json().data.title).toBe(
    'Renamed',
  )
})

test('a course shows the sign, the badge and the instructor’s picture that its author chose', async () => {
  const course = await addCourse(api.db, {
    slug: 'with-pictures',
    title: 'Git Basics',
    completionCredential: 'badge',
    badgePicture: '/pictures/git.0123456789ab.webp',
    sign: 'bucket',
  })
  await api.db
    .update(instructors)
    .set({ profilePic: '/pictures/ines.0123456789ab.svg' })
    .where(eq(instructors.id, course.instructorId))
  expect((await api.get('/course/with-pictures')).json().data).toMatchObject({
    thumbnail: '/art/course/devops/beginner/with-pictures.bucket.svg',
    badgeImageUrl: '/pictures/git.0123456789ab.webp',
    instructor: { profilePic: '/pictures/ines.0123456789ab.svg' },
  })
})

test('a course without preview and lessons says so', async () => {
  const { slug } = await addCourse(api.db, {}, { hasLessons: false })
  expect((await api.get(`/course/${slug}`)).json().data).toMatchObject({
    previewVideo: null,
    outline: [],
    lessons: 0,
  })
})

test.each(['no-such-course', 'No_Slug', 'x'.repeat(81)])(
  '%s is not found, and not kept by caches',
  async (slug) => {
    const response = await api.get(`/course/${slug}`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({
      success: false,
      code: expect.stringMatching(/(^|_)not_found$/),
    })
    expect(response.headers['cache-control']).toBe('no-store')
  },
)

test('the default player is part of the site', () => {
  expect(videoAddress('/player/{library}/{content}', 'demo', 'intro')).toBe('/player/demo/intro')
})
