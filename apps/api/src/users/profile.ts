import type { UserProfile } from '@rampart/contract/entities/userProfile'
import type { UserRow } from './users.store.ts'

/** A learner's row as the learner sees it. */
export const toProfile = (user: UserRow): UserProfile => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phoneNumber: user.phoneNumber,
  linkedInProfile: user.linkedInProfile,
  gender: user.gender,
  country: user.country,
})
