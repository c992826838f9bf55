import * as z from 'zod/mini'
import {
  bootcampParticipantSchema,
  bootcampTaskSchema,
  taskFileKinds,
  taskFileSchema,
} from '../entities/bootcampTask.ts'
import { maxFeedbackLength, minFeedbackLength } from '../rules/taskRules.ts'
import { success } from './success.ts'
import { defineCall } from './call.ts'
import { code, strictInput } from './inputs.ts'

const params = strictInput({
  fileKind: z.enum(taskFileKinds, code('file_kind_unknown')),
})
/**
 * Line ends as a text field has them. Programs send CR LF in forms, which would count as two
 * characters where the person who typed counted one.
 */
const lineEnds = z.overwrite((text: string) => text.replace(/\r\n?/g, '\n'))

const flag = z.enum(['true', 'false'], code('flag_unknown'))

/** The participant's task and the participant. Specification §7. */
export const getTask = defineCall({
  name: 'getTask',
  method: 'GET',
  path: '/bootcamp-task/task',
  auth: 'bootcamp',
  response: success({
    data: z.object({ task: bootcampTaskSchema, user: bootcampParticipantSchema }),
  }),
  errors: [],
})

/**
 * Submits the task, form fields as texts. `data` is read as the task after that. Specification §5,
 * §7.
 */
export const submitTask = defineCall({
  name: 'submitTask',
  method: 'POST',
  path: '/bootcamp-task/submit',
  auth: 'bootcamp',
  body: strictInput({
    internshipInterest: flag,
    mentorshipInterest: flag,
    /** 10–5000 characters, without blanks around them. */
    bootcampFeedback: z
      .string(code('feedback_too_short'))
      .check(
        lineEnds,
        z.trim(),
        z.minLength(minFeedbackLength, code('feedback_too_short')),
        z.maxLength(maxFeedbackLength, code('too_long')),
      ),
  }),
  multipart: true,
  response: success({ data: bootcampTaskSchema }),
  errors: ['task_incomplete', 'task_closed', 'file_too_large'],
})

/**
 * Uploads one of the task's files in the field `file` and replaces an earlier one; the server
 * streams it. Specification §5, §7.
 */
export const uploadTaskFile = defineCall({
  name: 'uploadTaskFile',
  method: 'POST',
  path: '/bootcamp-task/upload/:fileKind',
  auth: 'bootcamp',
  params,
  body: strictInput({ file: z.file(code('file_required')) }),
  multipart: true,
  response: success({ data: z.object({ file: taskFileSchema }) }),
  errors: ['empty_file', 'task_closed', 'unsupported_file', 'file_too_large', 'file_not_stored'],
})

/** Removes one of the task's files. The response is the same if there is none. Specification §7. */
export const deleteTaskFile = defineCall({
  name: 'deleteTaskFile',
  method: 'DELETE',
  path: '/bootcamp-task/delete/:fileKind',
  auth: 'bootcamp',
  params,
  response: success({}),
  errors: ['task_closed'],
})
