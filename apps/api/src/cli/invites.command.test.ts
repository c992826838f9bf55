import { describe, expect, test } from 'vitest'
import { addCourse, addInviteCode, addUser } from '../testing/records.ts'
import { useTestApi } from '../testing/testApi.ts'
import { commandsOf } from './commandFixture.ts'

const api = useTestApi({ SIGNUP: 'invitation' })
const run = (...args: string[]) => commandsOf(api)('invites', ...args)

const codeForm = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/

async function enrol(courseId: string, accessCode: string) {
  return (
    await api.post(
      '/course/enroll',
      { courseId, accessCode },
      await api.signedIn(await addUser(api.db)),
    )
  ).json<{ success: boolean; code?: string }>()
}

const signUp = async (invitation: string) =>
  (
    await api.post('/auth/signup', {
      firstName: 'Nia',
      lastName: 'New',
      email: 'nia@example.org',
      password: 'a brook over mossy stones',
      invitation,
    })
  ).statusCode

describe('codes of courses', () => {
  test('a code opens only its own course, within its limits of uses and time', async () => {
    api.clock = new Date('2030-01-01T12:00:00Z')
    const [course, other] = [
      await addCourse(api.db, { accessType: 'invite' }),
      await addCourse(api.db, { accessType: 'invite' }),
    ]
    const { code, out, errors } = await run(
      'create',
      course.slug,
      '--uses',
      '2',
      '--expires',
      '2030-01-31',
    )
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(out).toMatch(codeForm)
    expect(await enrol(other.id, out)).toMatchObject({ code: 'invite_code_invalid' })
    expect(await enrol(course.id, out.toLowerCase())).toMatchObject({ success: true })
    api.clock = new Date('2030-01-31T23:59:59Z')
    expect(await enrol(course.id, out)).toMatchObject({ success: true })
    expect(await enrol(course.id, out)).toMatchObject({ code: 'invite_code_used_up' })
    expect((await run('list', '--course', course.slug)).out).toMatch(
      new RegExp(`^CODE .*\\n${out} +${course.slug} +2 of 2 +2030-01-31 +used up$`),
    )
    api.clock = new Date('2030-02-01T00:00:00Z')
    expect(await enrol(course.id, out)).toMatchObject({ code: 'invite_code_expired' })
    expect((await run('list', '--course', course.slug)).out).toMatch(/ over$/)
  })

  test('without limits a code works until it is revoked', async () => {
    const course = await addCourse(api.db, { accessType: 'invite' })
    const { out } = await run('create', course.slug)
    expect(await enrol(course.id, out)).toMatchObject({ success: true })
    expect((await run('list', '--course', course.slug)).out).toMatch(/ 1 of any +- +open$/)
    expect(await run('revoke', ` ${out.toLowerCase()}`)).toEqual({
      code: 0,
      out: `The code ${out} does not work any more.`,
      errors: '',
    })
    expect(await enrol(course.id, out)).toMatchObject({ code: 'invite_code_expired' })
    expect(await run('revoke', out)).toEqual({
      code: 1,
      out: '',
      errors: `The code ${out} has ended already.`,
    })
  })

  test('two codes differ, and lists can be printed as JSON', async () => {
    const course = await addCourse(api.db, { accessType: 'invite' })
    const codes = [
      (await run('create', course.slug)).out,
      (await run('create', course.slug, '--uses', '1')).out,
    ]
    await addInviteCode(api.db, course.id, { code: 'SPRING', expiresAt: new Date(0) })
    expect(new Set(codes).size).toBe(2)
    const listed = JSON.parse((await run('list', '--course', course.slug, '--json')).out) as {
      code: string
    }[]
    expect(listed.map(({ code }) => code).toSorted()).toEqual([...codes, 'SPRING'].toSorted())
    expect(listed).toContainEqual(
      expect.objectContaining({
        code: codes[1],
        course: course.slug,
        maxUses: 1,
        uses: 0,
        expiresAt: null,
        status: 'open',
      }),
    )
    expect(listed).toContainEqual(expect.objectContaining({ code: 'SPRING', status: 'over' }))
    expect((await run('list', '--course', 'no-such-course')).out).toBe('No codes.')
  })

  test('only for a course that requires one', async () => {
    const open = await addCourse(api.db)
    expect(await run('create', 'no-such\u001b-course')).toEqual({
      code: 1,
      out: '',
      errors: 'There is no course no-such-course.',
    })
    expect(await run('create', open.slug)).toEqual({
      code: 1,
      out: '',
      errors: `The access of ${open.slug} is open: it needs no code.`,
    })
    expect(await run('create', open.slug, '--expires', '2020-01-01')).toMatchObject({
      code: 1,
      errors: 'The day 2020-01-01 is over.',
    })
    expect(await run('revoke', 'NO-SUCH')).toMatchObject({
      code: 1,
      errors: 'There is no code NO-SUCH.',
    })
  })
})

describe('invitations to sign up', () => {
  test('allow people to register until they are revoked', async () => {
    const { code, out, errors } = await run('create', '--signup', '--uses', '1')
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(out).toMatch(codeForm)
    expect(await signUp('NO-SUCH')).toBe(403)
    expect(await signUp(out.toLowerCase())).toBe(200)
    expect((await run('list', '--signup')).out).toMatch(
      new RegExp(`^CODE .*\\n${out} +\\(signing up\\) +0 of 1 +- +open$`),
    )
    expect(JSON.parse((await run('list', '--json')).out)).toContainEqual(
      expect.objectContaining({ code: out, course: null }),
    )
    await run('revoke', out)
    expect(await signUp(out)).toBe(403)
    expect(await run('revoke', out)).toMatchObject({
      code: 1,
      errors: `The code ${out} has ended already.`,
    })
  })

  test('warn if registering does not require one', async () => {
    const outcome = await commandsOf(api, { config: { ...api.siteData.config, signup: 'open' } })(
      'invites',
      'create',
      '--signup',
    )
    expect(outcome).toMatchObject({
      code: 0,
      errors: 'SIGNUP is open: no invitation is needed.',
    })
  })
})

test.each([
  [['create']],
  [['create', 'a-course', '--signup']],
  [['create', 'a-course', '--uses', '0']],
  [['create', 'a-course', '--uses', 'many']],
  [['create', 'a-course', '--expires', 'soon']],
  [['list', '--course', 'a-course', '--signup']],
  [['revoke']],
])('%j is a misuse', async (args) => {
  const { code, out, errors } = await run(...args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(errors).toMatch(/^error: [^\n]+\n\n?\(--help/)
})
