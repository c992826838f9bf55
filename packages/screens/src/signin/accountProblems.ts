import { accountErrors } from '@rampart/contract/errors/accountErrors'
import { defineProblems } from '../problems/defineProblems.ts'

/** The words for what calls about accounts can end with. */
export const accountProblems = defineProblems('accountProblems', accountErrors)
