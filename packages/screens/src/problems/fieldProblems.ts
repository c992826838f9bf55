import { fieldProblems } from '@rampart/contract/errors/fieldProblems'
import { defineMessages } from '@rampart/ui/Language'

/** The words for wrong fields of forms, found by a rule here or by the server. Specification §5. */
export const fieldMessages = defineMessages('fieldProblems', fieldProblems)

export type FieldMessages = (typeof fieldMessages)['english']
