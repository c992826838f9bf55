import { operatorRequestErrors } from '@rampart/contract/errors/operatorRequestErrors'
import { defineProblems } from '../problems/defineProblems.ts'

/** The words for the errors of requests to the operator. */
export const requestProblems = defineProblems('requestProblems', operatorRequestErrors)
