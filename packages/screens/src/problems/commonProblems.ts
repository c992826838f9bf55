import { commonErrors } from '@rampart/contract/errors/commonErrors'
import { defineProblems } from './defineProblems.ts'

/** The words for errors of any call. */
export const commonProblems = defineProblems('commonProblems', commonErrors)
