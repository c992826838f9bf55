import * as z from 'zod/mini'
import { labDebriefSchema } from '../entities/labDebrief.ts'
import { labNotesSchema } from '../entities/labNotes.ts'
import { maxNotesLength } from '../rules/labNotesLimits.ts'
import { success } from './success.ts'
import { defineCall } from './call.ts'
import { code, idInput, slugInput, strictInput } from './inputs.ts'

const params = strictInput({ labPath: slugInput })
const count = (least: number, most: number) =>
  z
    .int(code('number_range'))
    .check(z.minimum(least, code('number_range')), z.maximum(most, code('number_range')))
const maxCount = 1_000_000_000

/** The learner's own notes of a lab; empty if nothing was written. Addition to specification §7. */
export const getLabNotes = defineCall({
  name: 'getLabNotes',
  method: 'GET',
  path: '/lab/:labPath/notes',
  auth: 'learner',
  params,
  response: success({ data: labNotesSchema }),
  errors: ['lab_not_found'],
})

/**
 * Writes the learner's own notes of a lab. If another tab or device has written since the version
 * that the text is based on, the text that was typed later becomes the notes and the other is kept
 * as a copy. The same write again changes nothing, nor does an earlier one of the same tab.
 * Addition to specification §7.
 */
export const saveLabNotes = defineCall({
  name: 'saveLabNotes',
  method: 'PUT',
  path: '/lab/:labPath/notes',
  auth: 'learner',
  params,
  body: strictInput({
    text: z.string(code('required')).check(z.maxLength(maxNotesLength, code('too_long'))),
    /** The version that was read before the text was typed. */
    basedOn: count(0, maxCount),
    /**
     * Names the tab that the text was typed in; of its writes the one with the highest `edit`
     * counts.
     */
    writer: idInput,
    edit: count(1, maxCount),
    /** How long ago the text was typed, seconds: clocks of devices differ. */
    age: count(0, maxCount),
  }),
  response: success({ data: labNotesSchema }),
  errors: ['lab_not_found', 'notes_full'],
})

/**
 * Drops a copy that was kept beside the notes; one that is gone already is a success too. Addition
 * to specification §7.
 */
export const dropLabNotesCopy = defineCall({
  name: 'dropLabNotesCopy',
  method: 'DELETE',
  path: '/lab/:labPath/notes/copies/:copyId',
  auth: 'learner',
  params: strictInput({ labPath: slugInput, copyId: idInput }),
  response: success({ data: labNotesSchema }),
  errors: ['lab_not_found'],
})

/**
 * The author's way through a lab, for those who have solved it, and what may come next. Addition to
 * specification §7.
 */
export const getLabDebrief = defineCall({
  name: 'getLabDebrief',
  method: 'GET',
  path: '/lab/:labPath/debrief',
  auth: 'learner',
  params,
  response: success({ data: labDebriefSchema }),
  errors: ['lab_not_found', 'lab_not_solved'],
})
