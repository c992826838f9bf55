import { Client } from 'pg'

/**
 * Five courses, a fifth as many learners as credentials, one credential of each course for each,
 * every hundredth revoked.
 */
const statements = (credentials: number) => [
  `insert into instructors (key, name, role, bio) values ('one', 'One', 'Teacher', '')`,
  `insert into courses (slug, title, description, level, domain, access_type, completion_credential, learning_outcomes, requirements, instructor_id, minutes)
   select 'course-' || n, 'Course ' || n, '', 'beginner', 'devops', 'open', 'certificate', '{}', '{}', (select id from instructors), 60
   from generate_series(1, 5) n`,
  `insert into users (email, first_name, last_name, password_hash)
   select 'learner' || n || '@example.org', 'Learner', n::text, '' from generate_series(1, ${Math.ceil(credentials / 5)}) n`,
  `insert into credentials (credential_id, type, source, user_id, course_id, participant_name, title, status, revoked_at)
   select 'CSN-' || lpad(row_number() over ()::text, 12, '0'), 'certificate', 'course', u.id, c.id, 'Learner', c.title,
     case when n % 100 = 0 then 'Revoked' else 'Valid' end, case when n % 100 = 0 then now() end
   from (select id, row_number() over () n from users) u cross join courses c limit ${credentials}`,
  // As many as two lists hold. Their rows are written at once: one by one, in one transaction,
  // would take hours.
  'alter table credential_versions disable trigger user',
  `insert into credential_versions (credential_id, version, issuer, json, status_list, status_index, signed_at)
   select credential_id, 1, 'did:web:example.org', '{}', 1 + n / 65536, n % 65536, now()
   from (select credential_id, (row_number() over ())::int - 1 n from credentials order by credential_id limit 131072) c`,
  'alter table credential_versions enable trigger user',
  `insert into status_lists (list, given, bits, changed_at)
   select status_list, count(*), decode(repeat('00', 16384), 'hex'), now() from credential_versions group by status_list`,
  'vacuum analyze',
]

/** Fills an empty database with credentials. */
export async function fillCredentials(url: string, credentials: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements(credentials)) await client.query(statement)
  } finally {
    await client.end()
  }
}
