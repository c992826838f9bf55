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

/** Every state of every surface, as the specification names them, and the product's own beyond it. */
export const atlas: readonly Area[] = [
  { name: 'Around every page', surfaces: shell },
  { name: 'Catalogue', surfaces: explore },
  { name: 'Account', surfaces: [...account, ...profile] },
  { name: 'Courses', surfaces: course },
  { name: 'Lessons', surfaces: [...lesson, ...quiz] },
  { name: 'Labs', surfaces: [...labs, ...labSessions] },
  { name: 'My Learning', surfaces: learning },
  { name: 'Credentials', surfaces: [...credentials, ...proof] },
  { name: 'Bootcamps', surfaces: [...bootcamps, ...bootcampTask] },
]
