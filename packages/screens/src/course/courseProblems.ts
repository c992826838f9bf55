import { courseErrors } from '@rampart/contract/errors/courseErrors'
import { defineProblems } from '../problems/defineProblems.ts'

/** The words for the errors of calls about courses. */
export const courseProblems = defineProblems('courseProblems', courseErrors)
