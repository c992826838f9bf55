import type { ScreenMessages } from './catalogue.ts'
import { account } from './french/account.ts'
import { bootcamps } from './french/bootcamps.ts'
import { credentials } from './french/credentials.ts'
import { labs } from './french/labs.ts'
import { learning } from './french/learning.ts'
import { passkeys } from './french/passkeys.ts'
import { problems } from './french/problems.ts'

/** The catalogue in French, which says `vous`. */
export const frenchScreens: ScreenMessages = {
  ...account,
  ...bootcamps,
  ...credentials,
  ...labs,
  ...learning,
  ...passkeys,
  ...problems,
}
