import { deleteUser, exportUser, getPreferences, getProfile, updatePassword, updatePreferences, updateProfile } from '@rampart/contract/calls/user'
import { profile } from '@rampart/screens/testing/fixtures.ts'
import { answer } from './answer.ts'

/** The calls about the learner as a person. Any password is right; nothing is remembered. */
export const userHandlers = (token: string) => [
  answer(getProfile, { data: profile }),
  answer(updateProfile, ({ body }) => ({ message: 'Profile updated successfully!', data: { ...body, country: profile.country } })),
  answer(updatePassword, { message: 'Password updated successfully!', token }),
  answer(getPreferences, { data: { theme: 'system', motion: 'system' } }),
  answer(updatePreferences, ({ body }) => ({ data: body })),
  answer(exportUser, { data: { profile } }),
  answer(deleteUser, { message: 'Your account has been deleted.' }),
]
