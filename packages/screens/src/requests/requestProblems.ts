import { operatorRequestErrors } from '@rampart/contract/errors/operatorRequestErrors'
import { defineProblems } from '../problems/defineProblems.ts'

/** The words for what requests to the operator can end with. */
export const requestProblems = defineProblems('requestProblems', operatorRequestErrors)
