import { accountErrors } from '@rampart/contract/errors/accountErrors'
import { defineProblems } from '../problems/defineProblems.ts'

/** The words for the errors of calls about accounts. */
export const accountProblems = defineProblems('accountProblems', accountErrors)
