import { invalidEmailMessage } from '@rampart/contract/rules/accessEmail'
import { bootcampNotFoundMessage } from '@rampart/contract/rules/bootcamps'
import { invalidCertificationIdMessage } from '@rampart/contract/rules/certificationId'
import { passwordHint, passwordMessages } from '@rampart/contract/rules/passwordRules'
import { taskMessages } from '@rampart/contract/rules/taskRules'
import { bootcampTokenMessages } from '@rampart/contract/rules/tokenRules'
import { uploadSizeMessage, uploadTypeMessage } from '@rampart/contract/rules/uploadRules'
import { defineMessages } from '@rampart/ui/Language'

const { missing, expired, scope, bootcamp, invalid } = bootcampTokenMessages

const english = {
  email: invalidEmailMessage,
  bootcampNotFound: bootcampNotFoundMessage,
  certificationId: invalidCertificationIdMessage,
  passwordHint,
  passwordShort: passwordMessages.short,
  passwordLong: passwordMessages.long,
  weeklyTask: taskMessages.weeklyTask,
  resume: taskMessages.resume,
  feedback: taskMessages.feedback,
  tokenMissing: missing,
  tokenExpired: expired,
  tokenScope: scope,
  tokenBootcamp: bootcamp,
  tokenInvalid: invalid,
  uploadType: uploadTypeMessage,
  uploadSize: uploadSizeMessage,
}

/** The words of the rules that browser and server share (specification §5): the contract's own in English. */
export const ruleMessages = defineMessages('rules', english as Record<keyof typeof english, string>)

export type RuleMessages = (typeof ruleMessages)['english']
