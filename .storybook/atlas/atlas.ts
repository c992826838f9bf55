import { account } from './account.ts'
import { bootcamps } from './bootcamps.ts'
import { bootcampTask } from './bootcampTask.ts'
import { course } from './course.ts'
import { credentials } from './credentials.ts'
import { explore } from './explore.ts'
import { labs } from './labs.ts'
import { labSessions } from './labSessions.ts'
import { learning } from './learning.ts'
import { lesson } from './lesson.ts'
import { profile } from './profile.ts'
import { proof } from './proof.ts'
import { quiz } from './quiz.ts'
import { shell } from './shell.ts'
import type { Area } from './surface.ts'
import { areaOf } from './surface.ts'

/**
 * Every state of every surface that the specification names, and the product's own states beyond
 * it.
 */
export const atlas: readonly Area[] = [
  areaOf('Around every page', shell),
  areaOf('Catalogue', explore),
  areaOf('Account', { ...account, ...profile }),
  areaOf('Courses', course),
  areaOf('Lessons', { ...lesson, ...quiz }),
  areaOf('Labs', { ...labs, ...labSessions }),
  areaOf('My Learning', learning),
  areaOf('Credentials', { ...credentials, ...proof }),
  areaOf('Bootcamps', { ...bootcamps, ...bootcampTask }),
]
