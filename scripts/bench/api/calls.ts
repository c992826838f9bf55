/** A read call, and what a bare route reads to be compared with it. */
export interface MeasuredCall {
  readonly name: string
  readonly path: string
  /** Whether the learner's token is sent. */
  readonly isSignedIn: boolean
  /** Reads as many rows as the call needs, in one statement. Null for a file, which needs none. */
  readonly sql: string | null
  readonly parameters: readonly string[]
}

/** Records of the demo learner who has something everywhere. */
export interface Subjects {
  readonly userId: string
  readonly slug: string
  readonly lessonId: string
  readonly labPath: string
  readonly credentialId: string
  readonly script: string
  readonly drawing: string
}

const file = (name: string, path: string): MeasuredCall => ({
  name,
  path,
  isSignedIn: false,
  sql: null,
  parameters: [],
})

const call = (
  [name, path]: readonly [name: string, path: string],
  sql: string,
  parameters: readonly string[],
  isSignedIn = true,
): MeasuredCall => ({ name, path, isSignedIn, sql, parameters })

const publicCall = (...[address, sql, parameters]: Parameters<typeof call>) =>
  call(address, sql, parameters, false)

export function measuredCalls(subjects: Subjects): MeasuredCall[] {
  const { userId, slug, lessonId, labPath, credentialId, script, drawing } = subjects
  return [
    publicCall(
      ['course', `/api/course/${slug}`],
      `select l.title, l.type, m.title as module from courses c join lessons l on l.course_id = c.id
       join modules m on m.id = l.module_id where c.slug = $1 order by m.position, l.position`,
      [slug],
    ),
    publicCall(
      ['explore', '/api/explore'],
      `select slug, title, domain, level, minutes from courses where listed
       union all select path, title, domain, level, minutes from labs where listed`,
      [],
    ),
    call(
      ['ongoing', '/api/mylearning/ongoing'],
      `select e.id, c.title, c.slug, count(l.id) from enrolments e join courses c on c.id = e.course_id
       join lessons l on l.course_id = c.id where e.user_id = $1 and e.completed_at is null group by e.id, c.id`,
      [userId],
    ),
    call(
      ['lesson', `/api/lesson/${lessonId}`],
      `select o.id, o.title, m.title as module from lessons l join lessons o on o.course_id = l.course_id
       join modules m on m.id = o.module_id where l.id = $1 order by m.position, o.position`,
      [lessonId],
    ),
    publicCall(['lab', `/api/lab/${labPath}`], 'select title, level from labs where path = $1', [
      labPath,
    ]),
    call(
      ['lab sessions', '/api/lab/sessions/list'],
      `select s.id, s.status, l.title from lab_sessions s join labs l on l.id = s.lab_id
       where s.user_id = $1 order by s.created_at desc`,
      [userId],
    ),
    call(
      ['credentials', '/api/credentials'],
      `select credential_id, title from credentials where user_id = $1 and status = 'Valid'`,
      [userId],
    ),
    publicCall(
      ['verify', `/api/certificate/verify/${credentialId}`],
      'select title from credentials where credential_id = $1',
      [credentialId],
    ),
    publicCall(
      ['status list', '/api/issuer/status/1'],
      'select credential_id from credential_versions where status_list = 1 limit 1',
      [],
    ),
    file('built script', script),
    file('drawing', drawing),
    file('cached page', '/'),
  ]
}
