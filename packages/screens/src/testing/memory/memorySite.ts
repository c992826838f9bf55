import { requestTaskAccess } from '@rampart/contract/calls/bootcamp'
import type { BootcampParticipant } from '@rampart/contract/entities/bootcampTask'
import type { Lab } from '@rampart/contract/entities/lab'
import { isBootcampSlug } from '@rampart/contract/rules/bootcamps'
import { bootcampScope } from '@rampart/contract/rules/tokenRules'
import type { LabAdapter, ServerAdapters } from '../../adapters/adapters.ts'
import { labServerAdapter } from './labServer.ts'
import { openingRecords } from './openingRecords.ts'
import { taskServer, taskServerAdapter } from './taskServer.ts'
import type { TaskServer } from './taskServer.ts'
import { catalogueAdapter } from './catalogueAdapter.ts'
import { courseRecords } from './courseRecords.ts'
import { credentialRecords } from './credentialRecords.ts'
import { learningAdapter, lessonAdapter } from './lessonAdapter.ts'
import { mapOf } from './mapAdapter.ts'
import { mapPageRecords } from './mapPages.ts'
import { passkeyAdapter } from './passkeyAdapter.ts'
import { people as peopleRecords } from './people.ts'
import type { MemoryPerson } from './people.ts'
import { checkInput, refusal, requireFound } from './refusals.ts'
import { requestRecords } from './requestAdapter.ts'
import { securityAdapter } from './securityAdapter.ts'
import { userAdapter } from './userAdapter.ts'

/** The tokens that calls have, read at each call. */
interface Tokens {
  learner: () => string | undefined
  bootcamp: () => string | undefined
}

/**
 * A site in memory, empty at first, with the API's rules as far as screens depend on them: the
 * contract's tests run on it as on the API. It does not implement what only the API can do (limits,
 * common passwords, the content of files, ends of tokens).
 */
export function memorySite() {
  // Each moment is later than the one before, so that the order of events is known.
  let moment = Date.parse('2026-11-20T10:00:00.000Z')
  const now = () => new Date((moment += 1000)).toISOString()
  const people = peopleRecords()
  const courses = courseRecords(now)
  const credentials = credentialRecords(now)
  const requests = requestRecords(credentials, now)
  const mapPages = mapPageRecords(now, (person) => mapOf(courses, credentials.ofCourse, person))
  const labs: Lab[] = []
  const openings = openingRecords()
  const participants = new Map<string, { user: BootcampParticipant; tasks: TaskServer }>()

  const adapters = (tokens: Tokens): ServerAdapters => {
    const me = (): MemoryPerson => {
      const person = people.byToken(tokens.learner())
      if (!person) throw refusal('unauthenticated')
      return person
    }
    const participant = () => {
      const token = tokens.bootcamp()
      const found = participants.get(token ?? '')
      if (!found)
        throw refusal(token === undefined ? 'access_token_missing' : 'access_token_invalid')
      return found
    }
    const lab = labServerAdapter(
      () => me().labs,
      labs,
      () => me().profile.labTime,
    )
    return {
      catalogue: catalogueAdapter(() => courses.items, courses.courses),
      course: courses.adapter(me),
      lesson: lessonAdapter(courses, me, now, ({ course }) => {
        credentials.issue(course, me())
      }),
      learning: {
        ...learningAdapter(courses, me, () => solvedLabs(lab)),
        map: async () => mapOf(courses, credentials.ofCourse, me()),
        ...mapPages(me),
      },
      credential: credentials.adapter(me, (slug) =>
        requireFound(courses.bySlug(slug), 'course_not_found'),
      ),
      lab,
      account: people.account,
      security: securityAdapter(people, me, tokens.learner),
      passkeys: passkeyAdapter(people, me, now),
      requests: requests.adapter(me),
      user: userAdapter({ people, courses, credentials }, me),
      bootcamp: {
        requestAccess: async (...given) => {
          const { bootcampId } = checkInput(requestTaskAccess.body, {
            bootcampId: given[0],
            email: given[1],
          })
          if (!isBootcampSlug(bootcampId)) throw refusal('bootcamp_not_found')
        },
        ...openings.adapter,
        ...taskServerAdapter(
          () => participant().tasks,
          () => participant().user,
        ),
      },
    }
  }

  return {
    adapters,
    people,
    courses,
    credentials,
    labs,
    verification: credentials.verification(),
    /** Adds a participant with an access link. Returns the link's token. */
    openingLink: openings.linkOf,
    addParticipant: (user: BootcampParticipant, tasks = taskServer()) => {
      const token = accessToken(`participant-${participants.size + 1}`)
      participants.set(token, { user, tasks })
      return { token, tasks }
    },
  }
}

/** A token as browsers read it; the signature is not checked here. */
function accessToken(sub: string): string {
  const claims = { sub, scope: bootcampScope, bootcampId: 'aws', exp: 4_000_000_000 }
  return `header.${btoa(JSON.stringify(claims))}.signature`
}

const solvedLabs = async (lab: LabAdapter): Promise<ReadonlySet<string>> =>
  new Set((await lab.sessions()).flatMap((each) => (each.mission?.solvedAt ? [each.lab.path] : [])))
