import type { ScreenMessages } from './catalogue.ts'
import { account } from './spanish/account.ts'
import { bootcamps } from './spanish/bootcamps.ts'
import { credentials } from './spanish/credentials.ts'
import { labs } from './spanish/labs.ts'
import { learning } from './spanish/learning.ts'
import { passkeys } from './spanish/passkeys.ts'
import { problems } from './spanish/problems.ts'

/** The catalogue in Spanish, which says `tú`. */
export const spanishScreens: ScreenMessages = {
  ...account,
  ...bootcamps,
  ...credentials,
  ...labs,
  ...learning,
  ...passkeys,
  ...problems,
}
