import type { getLabDebrief } from '@rampart/contract/calls/labNotes'
import type { LabDebrief } from '@rampart/contract/entities/labDebrief'
import type { Database } from '../../database/database.ts'
import type { Refuse } from '../../http/apiError.ts'
import { findLabByPath } from '../labs.store.ts'
import type { LabRow } from '../labs.store.ts'
import { findNextLab, hasSolved, listReading, medianMinutes } from './debrief.store.ts'

/** The debrief of a lab, which gives its solution away: only for learners who have solved it. */
export async function readDebrief(
  db: Database,
  { userId, labPath }: { readonly userId: string; readonly labPath: string },
  refuse: Refuse<(typeof getLabDebrief)['errors'][number]>,
): Promise<LabDebrief> {
  const lab = await findLabByPath(db, labPath)
  if (!lab) throw refuse('lab_not_found')
  if (!(await hasSolved(db, userId, lab.id))) throw refuse('lab_not_solved')
  return {
    reference: referenceOf(lab),
    median: await medianMinutes(db, lab.id),
    read: await listReading(db, userId, lab),
    next: await findNextLab(db, userId, lab),
  }
}

const referenceOf = ({ checks }: LabRow): LabDebrief['reference'] =>
  checks.flatMap(({ id, name, reference }) => (reference ? [{ id, name, ...reference }] : []))
