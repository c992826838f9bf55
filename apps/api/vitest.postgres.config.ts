import { availableParallelism } from 'node:os'
import { defineProject } from 'vitest/config'

/**
 * On a PostgreSQL server: the tests in which a server differs from the embedded database. A server
 * has several connections, so transactions of parallel calls really meet; it has another driver,
 * and commands that dump, restore and lock in another way. All else is shown on the embedded
 * database alone. Passwords are hashed at their full cost: parallel calls meet while they wait for
 * it.
 */
const differing = [
  'accounts/{account,deleteAccount,limits,registration,resetPassword}',
  'audit/audit',
  'auth/{devices,parallelGuesses,sessions,signIn}',
  'bootcamps/{accessLink,reviewTask,storedUploads,tasks}',
  'cli/{backup,bootcamps,credentials,invites,mail,requests,users}.command',
  'content/{contentCache,import}',
  'courses/enrolments',
  'credentials/{credentials,issue,files/startDrawing,evidence/evidence,evidence/tracks,signing/signing}',
  'credits/monthlyCredits',
  'database/{deadlocks,server,sharedConnections}',
  'demo/demo',
  'explore/explore',
  'factors/{factors,finishSignIn}',
  'http/{hostile,sharedCounts}',
  'jobs/jobs',
  'labs/{debrief/debrief,events/events,missions/watcher,notes/notes.service,runner/{adoption,runner},sessions/interleavings,sessions/queue,sessions/sessionEnds,sessions/sessions,terminal/shellTickets}',
  'learning/{learning,mapPages}',
  'lessons/{completion,lessons}',
  'mail/delivery',
  'observing/observedQueries',
  'openings/openings',
  'passkeys/{passkeys,passkeySignIn,passkeyStep}',
  'quizzes/quizzes',
  'requests/requests',
  'retention/retention',
  'search/search',
  'users/users',
]

export default defineProject({
  test: {
    name: 'api-postgres',
    root: import.meta.dirname,
    environment: 'node',
    // Modules are loaded once for all files of a worker; tests leave nothing behind.
    isolate: false,
    // Vitest leaves one processor free by default; nothing else runs beside a part.
    maxWorkers: availableParallelism(),
    include: differing.map((name) => `src/${name}.test.ts`),
    globalSetup: ['src/testing/postgres.setup.ts'],
    // Limits for a slow machine: the longest tests hash the passwords of a class, or start the site
    // several times.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
