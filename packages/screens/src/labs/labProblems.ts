import { labErrors } from '@rampart/contract/errors/labErrors'
import { defineProblems } from '../problems/defineProblems.ts'

/** The words for the errors of calls about labs. */
export const labProblems = defineProblems('labProblems', labErrors)
