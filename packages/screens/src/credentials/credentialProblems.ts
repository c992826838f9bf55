import { credentialErrors } from '@rampart/contract/errors/credentialErrors'
import { defineProblems } from '../problems/defineProblems.ts'

/** The words for the errors of calls about certificates and badges. */
export const credentialProblems = defineProblems('credentialProblems', credentialErrors)
