import {
  deleteUser,
  updatePassword,
  updatePreferences,
  profileChange,
  updateProfile,
} from '@rampart/contract/calls/user'
import type { UserAdapter } from '../../adapters/adapters.ts'
import { lessonsOf } from './courseRecords.ts'
import type { CourseRecords } from './courseRecords.ts'
import type { CredentialRecords } from './credentialRecords.ts'
import { requirePassword } from './people.ts'
import type { MemoryPerson, People } from './people.ts'
import { checkInput, fieldRefusal } from './refusals.ts'

interface Records {
  people: People
  courses: CourseRecords
  credentials: CredentialRecords
}

/** The learner as a person, over all records. */
export function userAdapter(
  { people, courses, credentials }: Records,
  me: () => MemoryPerson,
): UserAdapter {
  return {
    profile: async () => me().profile,
    updateProfile: async (profile) => {
      const person = me()
      const changes = checkInput(updateProfile.body, profileChange(profile))
      if (changes.email !== person.profile.email) throw fieldRefusal('email', 'email_fixed')
      person.profile = { ...person.profile, ...changes }
      return person.profile
    },
    changePassword: async (...given) => {
      const person = me()
      const { currentPassword, newPassword } = checkInput(updatePassword.body, {
        currentPassword: given[0],
        newPassword: given[1],
      })
      requirePassword(person, currentPassword)
      person.password = newPassword
      people.endTokens(person)
      return people.issueToken(person)
    },
    preferences: async () => me().preferences,
    savePreferences: async (given) => {
      const person = me()
      person.preferences = checkInput(updatePreferences.body, given)
      return person.preferences
    },
    exportData: async () => {
      const { id, profile, preferences, labs, evidence } = me()
      const enrolments = courses.enrolmentsOf(id)
      return {
        profile,
        preferences,
        labEvidence: evidence,
        enrolments: enrolments.map(({ of, enrolledAt, completedAt }) => ({
          course: of.course.title,
          enrolledAt,
          completedAt,
        })),
        completedLessons: enrolments.flatMap(({ of, done }) =>
          lessonsOf(of).flatMap(({ _id, title }) => (done.has(_id) ? [{ lesson: title }] : [])),
        ),
        labSessions: labs
          .sessions()
          .map(({ status, timeFactor, ttl, creditsUsed, creditsBack }) => ({
            status,
            timeFactor,
            ttl,
            creditsUsed,
            creditsBack,
          })),
        creditLedger: labs.credits().entries.map(({ kind, amount, balance, minutes, note }) => ({
          kind,
          amount,
          balance,
          minutes,
          note,
        })),
        credentials: credentials.recordsOf(id),
      }
    },
    deleteAccount: async (...given) => {
      const person = me()
      const { currentPassword, deleteCredentials } = checkInput(deleteUser.body, {
        currentPassword: given[0],
        deleteCredentials: given[1],
      })
      requirePassword(person, currentPassword)
      if (deleteCredentials) credentials.withdraw(person.id)
      courses.forget(person.id)
      people.remove(person)
    },
  }
}
