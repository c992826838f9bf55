import { courseErrors } from '@rampart/contract/errors/courseErrors'
import { defineProblems } from '../problems/defineProblems.ts'

/** The words for what calls about courses can end with. */
export const courseProblems = defineProblems('courseProblems', courseErrors)
