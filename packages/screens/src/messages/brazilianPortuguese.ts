import type { ScreenMessages } from './catalogue.ts'
import { account } from './brazilianPortuguese/account.ts'
import { bootcamps } from './brazilianPortuguese/bootcamps.ts'
import { credentials } from './brazilianPortuguese/credentials.ts'
import { labs } from './brazilianPortuguese/labs.ts'
import { learning } from './brazilianPortuguese/learning.ts'
import { passkeys } from './brazilianPortuguese/passkeys.ts'
import { problems } from './brazilianPortuguese/problems.ts'

/** The catalogue in Brazilian Portuguese, which says `você`. */
export const brazilianPortugueseScreens: ScreenMessages = {
  ...account,
  ...bootcamps,
  ...credentials,
  ...labs,
  ...learning,
  ...passkeys,
  ...problems,
}
