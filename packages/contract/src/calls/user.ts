import * as z from 'zod/mini'
import { motions, preferencesSchema, themes } from '../entities/preferences.ts'
import { genders, userProfileSchema } from '../entities/userProfile.ts'
import { answer, answerWithMessage } from './answers.ts'
import { defineCall } from './call.ts'
import { emailInput, lineInput, newPasswordInput, passwordInput, strictInput } from './inputs.ts'

/** The learner's own profile. Specification §7. */
export const getProfile = defineCall({
  name: 'getProfile',
  method: 'GET',
  path: '/user',
  auth: 'learner',
  summary: 'Read the own profile.',
  response: answer({ data: userProfileSchema }),
  errors: [401],
})

/** Changes the learner's profile. `email` is sent along but read-only: another one than the account's is refused. Specification §5, §7. */
export const updateProfile = defineCall({
  name: 'updateProfile',
  method: 'PUT',
  path: '/user/profile',
  auth: 'learner',
  summary: 'Change the own profile.',
  body: strictInput({
    firstName: lineInput('First name', 100),
    lastName: lineInput('Last name', 100),
    email: emailInput,
    /** Empty, or 7–15 digits with the country code, a plus sign allowed. */
    phoneNumber: z
      .string('Phone number is required, empty if none.')
      .check(z.trim(), z.regex(/^(\+?[1-9]\d{6,14})?$/, 'Phone number must be in country-code format, for example 2348012345678.')),
    /** Empty, or a LinkedIn address, at most 200 characters. */
    linkedInProfile: z
      .string('LinkedIn profile is required, empty if none.')
      .check(
        z.trim(),
        z.maxLength(200, 'LinkedIn profile is too long (at most 200 characters).'),
        z.regex(/^((https?:\/\/)?([a-z]{2,3}\.)?linkedin\.com\/in\/[^\s/?#<>"]+\/?)?$/i, 'LinkedIn profile must look like linkedin.com/in/your-name.'),
      ),
    gender: z.enum(genders, 'Gender must be male, female or other.'),
  }),
  response: answerWithMessage({ data: userProfileSchema }),
  errors: [400, 401],
})

/** Changes the learner's password; a wrong current one answers 400. Ends every earlier token; `token` is the next one. Specification §5, §7. */
export const updatePassword = defineCall({
  name: 'updatePassword',
  method: 'PUT',
  path: '/user/password',
  auth: 'learner',
  summary: 'Change the own password.',
  body: strictInput({ currentPassword: passwordInput, newPassword: newPasswordInput }),
  response: answerWithMessage({ token: z.string() }),
  errors: [400, 401],
})

/** Everything that the site holds about the learner, by section. Addition to specification §7. */
export const exportUser = defineCall({
  name: 'exportUser',
  method: 'GET',
  path: '/user/export',
  auth: 'learner',
  summary: 'Download everything the site holds about oneself.',
  response: answer({ data: z.record(z.string(), z.unknown()) }),
  errors: [401],
})

/** Deletes the learner's account; credentials stay verifiable unless they are to go too. Addition to specification §7. */
export const deleteUser = defineCall({
  name: 'deleteUser',
  method: 'DELETE',
  path: '/user',
  auth: 'learner',
  summary: 'Delete the own account.',
  body: strictInput({
    currentPassword: passwordInput,
    deleteCredentials: z.boolean('Say whether credentials are to be deleted too.'),
  }),
  response: answerWithMessage({}),
  errors: [400, 401],
})

/** How the learner wants the site to look, on any device. Addition to specification §7. */
export const getPreferences = defineCall({
  name: 'getPreferences',
  method: 'GET',
  path: '/user/preferences',
  auth: 'learner',
  summary: 'Read the own preferences.',
  response: answer({ data: preferencesSchema }),
  errors: [401],
})

/** Keeps how the learner wants the site to look. Addition to specification §7. */
export const updatePreferences = defineCall({
  name: 'updatePreferences',
  method: 'PUT',
  path: '/user/preferences',
  auth: 'learner',
  summary: 'Change the own preferences.',
  body: strictInput({ theme: z.enum(themes, 'Choose system, light or dark.'), motion: z.enum(motions, 'Choose system or reduced.') }),
  response: answer({ data: preferencesSchema }),
  errors: [400, 401],
})
