import { labErrors } from '@rampart/contract/errors/labErrors'
import { defineProblems } from '../problems/defineProblems.ts'

/** The words for what calls about labs can end with. */
export const labProblems = defineProblems('labProblems', labErrors)
