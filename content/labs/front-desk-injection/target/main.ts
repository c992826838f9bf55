import { randomBytes } from 'node:crypto'
import { requireOwner } from '../../../lab-kit/authorization.ts'
import { cookieOf, formOf, jsonOf, refuse, reply, router } from '../../../lab-kit/http.ts'
import type { Call } from '../../../lab-kit/http.ts'
import { codeFinding, createMission, derive } from '../../../lab-kit/mission.ts'
import { missionRoutes } from '../../../lab-kit/missionRoutes.ts'
import { serve } from '../../../lab-kit/serve.ts'
import { deskChecks } from './checks.ts'
import type { Row } from './database.ts'
import { createHotel, guests, staffOf } from './hotel.ts'
import { deskPage } from './deskPage.ts'
import type { Person } from './deskPage.ts'
import { QueryFailure, createQueries, isQueryName } from './queries.ts'
import type { QueryName } from './queries.ts'

/** The most people who are signed in at once; then the first has to sign in again. */
const mostSignedIn = 200

/** The longest value, in characters: the database compares texts, and that takes its time. */
const longestValue = 300

serve(({ credentials, seed }) => {
  const receptionist = { username: credentials['username'] ?? '', password: credentials['password'] ?? '' }
  const code = derive(seed, 'mission code')
  const queries = createQueries(createHotel(seed, receptionist, code))
  const signedIn = new Map<string, Person>()
  const mission = createMission({
    findings: [codeFinding('code', 'the code from a table that you were never meant to see', code)],
    checks: deskChecks(queries, staffOf(seed, receptionist), guests.map(([name]) => name)),
  })

  const personOf = (call: Call) => signedIn.get(cookieOf(call, 'desk') ?? '')
  const requirePerson = (call: Call) => personOf(call) ?? refuse(401, 'Please sign in first.')

  function query(name: QueryName, values: Readonly<Record<string, string>>): readonly Row[] {
    if (Object.values(values).some((value) => value.length > longestValue)) refuse(400, `A value may have ${longestValue} characters.`)
    try {
      return queries.run(name, values)
    } catch (problem) {
      if (problem instanceof QueryFailure) return refuse(500, `The front desk could not ask its database.\n\n${problem.sql}\n\n${problem.message}`)
      throw problem
    }
  }

  const queryName = (call: Call): QueryName => {
    requireOwner(call, credentials['ownerKey'])
    const { name = '' } = call.params
    return isQueryName(name) ? name : refuse(404, 'The queries are login, guests and rooms.')
  }

  return router({
    'GET /': (call) => reply.html(deskPage(personOf(call))),
    'POST /login': (call) => {
      const { username = '', password = '' } = formOf(call)
      const [row] = query('login', { username, password })
      if (!row) refuse(401, 'User name or password is wrong.')
      const token = randomBytes(18).toString('base64url')
      const person = { name: String(row['name']), role: String(row['role']) }
      signedIn.set(token, person)
      if (signedIn.size > mostSignedIn) signedIn.delete([...signedIn.keys()][0] ?? '')
      return reply.text(`Signed in as ${person.name} (${person.role}).`, 303, { 'set-cookie': `desk=${token}; Path=/; HttpOnly; SameSite=Lax`, location: '/' })
    },
    'GET /me': (call) => reply.json(requirePerson(call)),
    'GET /guests': (call) => {
      requirePerson(call)
      return reply.json(query('guests', { name: call.query.get('name') ?? '' }))
    },
    'GET /rooms': (call) => {
      requirePerson(call)
      return reply.json(query('rooms', { floor: call.query.get('floor') ?? '' }))
    },
    'GET /owner/queries/:name': (call) => reply.json(queries.show(queryName(call))),
    'PUT /owner/queries/:name': (call) => {
      const name = queryName(call)
      const problem = queries.replace(name, jsonOf(call))
      return problem === undefined ? reply.json(queries.show(name)) : refuse(400, problem)
    },
    'DELETE /owner/queries/:name': (call) => {
      const name = queryName(call)
      queries.restore(name)
      return reply.json(queries.show(name))
    },
    ...missionRoutes(mission),
  })
})
