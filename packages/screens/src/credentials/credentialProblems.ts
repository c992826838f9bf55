import { credentialErrors } from '@rampart/contract/errors/credentialErrors'
import { defineProblems } from '../problems/defineProblems.ts'

/** The words for what calls about certificates and badges can end with. */
export const credentialProblems = defineProblems('credentialProblems', credentialErrors)
