import { genders } from '@rampart/contract/entities/userProfile'
import type { UserProfile } from '@rampart/contract/entities/userProfile'

/** Fields that a learner may change, each a text. Specification §2 (Profile). */
const fields = ['firstName', 'lastName', 'gender', 'phoneNumber', 'linkedInProfile'] as const

/** One of them. */
export type EditableField = (typeof fields)[number]

/** What differs from the kept profile, field by field. */
export type ProfileDraft = Partial<Pick<UserProfile, EditableField>>

/** Where the draft is kept. */
export const profileDraftKey = 'profile'

/** A draft as it was kept; without whatever is none, as storage may have been changed by anybody. */
export function readProfileDraft(text: string | null): ProfileDraft {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
  const entries = fields.flatMap((field) => {
    const value: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, field) : undefined
    const isValid = typeof value === 'string' && (field !== 'gender' || genders.some((gender) => gender === value))
    return isValid ? [[field, value]] : []
  })
  return Object.fromEntries(entries) as ProfileDraft
}

/** A draft without what is as in `profile` already. */
export function changesTo(profile: UserProfile, draft: ProfileDraft): ProfileDraft {
  return Object.fromEntries(Object.entries(draft).filter(([field, value]) => profile[field as EditableField] !== value))
}
