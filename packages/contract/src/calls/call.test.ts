import { expect, expectTypeOf, test } from 'vitest'
import { callPath, queryInput, queryText } from './call.ts'
import type { CallBody, CallParams, CallResponse } from './call.ts'
import { courseStatus, getCourse } from './course.ts'
import { explore } from './explore.ts'
import { endLabSession, startLab } from './lab.ts'
import { verifyCertificate } from './certificate.ts'

test('a path starts with the base', () => {
  expect(callPath(explore)).toBe('/api/explore')
  expect(callPath(getCourse, { slug: 'git-basics' })).toBe('/api/course/git-basics')
  expect(callPath(endLabSession, { sessionId: 's_1-x' })).toBe('/api/lab/sessions/s_1-x/end')
})

test('a parameter is encoded, so that it cannot reach another call', () => {
  expect(callPath(verifyCertificate, { certId: 'CSN-a/../b?c#d %é' })).toBe(
    '/api/certificate/verify/CSN-a%2F..%2Fb%3Fc%23d%20%25%C3%A9',
  )
  for (const slug of ['', '.', '..']) expect(() => callPath(getCourse, { slug })).toThrow(TypeError)
})

test('a query repeats the names of lists and leaves out what is absent', () => {
  expect(queryText({ type: ['lab', 'course'], level: [], domain: ['cloud engineering'] })).toBe(
    '?type=lab&type=course&domain=cloud+engineering',
  )
  expect(queryText({ after: 'a&b', type: undefined })).toBe('?after=a%26b')
  expect(queryText({ level: [], after: undefined })).toBe('')
  expect(queryText()).toBe('')
})

test('a query is read as its schema takes it', () => {
  const read = (text: string) => queryInput(explore.query, text)
  expect(read('')).toEqual({})
  expect(read('type=lab&after=x')).toEqual({ type: ['lab'], after: 'x' })
  expect(read('?domain=cloud+engineering&domain=devops')).toEqual({
    domain: ['cloud engineering', 'devops'],
  })
  expect(read('after=x&after=y&z=1')).toEqual({ after: ['x', 'y'], z: '1' })
  expect(Object.keys(read('__proto__=1&constructor=2'))).toEqual(['__proto__', 'constructor'])
})

test('the types of a call are those of its schemas', () => {
  expectTypeOf<CallParams<typeof getCourse>>().toEqualTypeOf<{ slug: string }>()
  expectTypeOf<CallParams<typeof explore>>().toEqualTypeOf<undefined>()
  expectTypeOf<CallBody<typeof getCourse>>().toEqualTypeOf<undefined>()
  expectTypeOf<CallBody<typeof startLab>>().toEqualTypeOf<{
    configuration: { duration: 30 | 60 | 120 | 240 }
  }>()
  expectTypeOf<CallResponse<typeof courseStatus>>().toEqualTypeOf<{
    success: true
    data: { currentLesson: string | null; completed: boolean; lessonIds: string[] } | null
  }>()
})
