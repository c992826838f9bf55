import { expect, test } from 'vitest'
import { addCourse, addLab } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'

const api = useTestApi()

test('the catalogue has all listed courses and labs, by place, then title, and answers again by its tag', async () => {
  expect((await api.get('/explore')).json()).toEqual({ success: true, data: [] })

  const course = await addCourse(api.db, { slug: 'zoo-keeping', title: 'Zoo', position: 1, minutes: 90, domain: 'cloud engineering' })
  await addCourse(api.db, { slug: 'beta', title: 'Beta' })
  await addLab(api.db, { path: 'alpha', title: 'Alpha' })
  await addLab(api.db, { path: 'hidden', title: 'Hidden', listed: false })
  await addCourse(api.db, { slug: 'withdrawn', title: 'Withdrawn', listed: false })

  const response = await api.get('/explore')
  const { data } = response.json()
  expect(data.map((item: { title: string }) => item.title)).toEqual(['Zoo', 'Alpha', 'Beta'])
  expect(data[0]).toEqual({
    id: course.id,
    slug: 'zoo-keeping',
    path: null,
    type: 'course',
    title: 'Zoo',
    image: '/art/course/cloud-engineering/beginner/zoo-keeping.svg',
    domain: 'cloud engineering',
    level: 'beginner',
    duration: 90,
  })
  expect(data[1]).toMatchObject({ slug: null, path: 'alpha', type: 'lab', image: '/art/lab/devsecops/expert/alpha.svg' })

  const etag = String(response.headers.etag)
  expect(response.headers['cache-control']).toBe('public, no-cache')
  const again = await api.get('/explore', { 'if-none-match': `W/${etag}, "other"` })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  await addLab(api.db)
  expect((await api.get('/explore', { 'if-none-match': etag })).statusCode).toBe(200)
})
