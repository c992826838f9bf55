import { commonErrors } from '@rampart/contract/errors/commonErrors'
import { defineProblems } from './defineProblems.ts'

/** The words for what any call can end with. */
export const commonProblems = defineProblems('commonProblems', commonErrors)
