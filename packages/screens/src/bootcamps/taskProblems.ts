import { taskErrors } from '@rampart/contract/errors/taskErrors'
import { defineProblems } from '../problems/defineProblems.ts'

/** The words for the errors of calls about bootcamps and their tasks. */
export const taskProblems = defineProblems('taskProblems', taskErrors)
