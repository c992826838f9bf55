import { accessErrors } from '@rampart/contract/errors/accessErrors'
import { defineProblems } from '../problems/defineProblems.ts'

/** The words for the errors of calls about tasks that are caused by their token. */
export const accessProblems = defineProblems('accessProblems', accessErrors)
