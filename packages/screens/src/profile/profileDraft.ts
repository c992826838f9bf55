import { editableFields } from '@rampart/contract/calls/user'
import type { EditableField } from '@rampart/contract/calls/user'
import { genders, labTimes } from '@rampart/contract/entities/userProfile'
import type { UserProfile } from '@rampart/contract/entities/userProfile'

/** The fields that differ from the saved profile. */
export type ProfileDraft = Partial<Pick<UserProfile, EditableField>>

/** Where the draft is kept. */
export const profileDraftKey = 'profile'

/**
 * A draft from storage; without invalid values, as any script of this origin can change storage.
 */
export function readProfileDraft(text: string | null): ProfileDraft {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
  const entries = editableFields.flatMap((field) => {
    const value: unknown =
      typeof kept === 'object' && kept !== null ? Reflect.get(kept, field) : undefined
    const choices: readonly unknown[] | undefined = { gender: genders, labTime: labTimes }[
      field as string
    ]
    const isValid = typeof value === 'string' && (choices?.includes(value) ?? true)
    return isValid ? [[field, value]] : []
  })
  return Object.fromEntries(entries) as ProfileDraft
}

/** A draft without fields that are equal in `profile`. */
export function changesTo(profile: UserProfile, draft: ProfileDraft): ProfileDraft {
  return Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => profile[field as EditableField] !== value),
  )
}
