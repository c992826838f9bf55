import { accessErrors } from '@rampart/contract/errors/accessErrors'
import { defineProblems } from '../problems/defineProblems.ts'

/** The words for what calls about tasks, because of their token can end with. */
export const accessProblems = defineProblems('accessProblems', accessErrors)
