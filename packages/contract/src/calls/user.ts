import * as z from 'zod/mini'
import { motions, preferencesSchema, themes } from '../entities/preferences.ts'
import { genders, labTimes, userProfileSchema } from '../entities/userProfile.ts'
import { isVisible } from '../rules/isVisible.ts'
import { success, successWithMessage } from './success.ts'
import { defineCall } from './call.ts'
import type { CallBody } from './call.ts'
import {
  code,
  emailInput,
  nameInput,
  newPasswordInput,
  passwordInput,
  strictInput,
} from './inputs.ts'

/** The learner's own profile. Specification §7. */
export const getProfile = defineCall({
  name: 'getProfile',
  method: 'GET',
  path: '/user',
  auth: 'learner',
  response: success({ data: userProfileSchema }),
  errors: [],
})

/**
 * '+44 (0)20 7946-0018' as '+442079460018'. Digits may be those of an Arabic or Persian keyboard,
 * and a number that is copied from contacts may have invisible marks of direction.
 */
const plainPhone = (phone: string) =>
  phone
    .replace(/\p{Cf}/gu, '')
    // The last four bits of their code points are the digit.
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\(0\)|[\s().-]/g, '')

const withoutQuery = (address: string) => address.trim().replace(/[?#].*$/s, '')

/** The fields that a learner may change. Specification §2 (Profile). */
const editable = {
  firstName: nameInput,
  lastName: nameInput,
  gender: z.enum(genders, code('gender_unknown')),
  /** Left as it is if it is not sent: an addition to §7. */
  labTime: z.optional(z.enum(labTimes, code('lab_time_unknown'))),
  /**
   * Empty, or 7–15 digits with the country code; a plus sign is allowed. Spaces and signs that
   * group digits are removed.
   */
  phoneNumber: z
    .string(code('phone_required'))
    .check(z.overwrite(plainPhone), z.regex(/^(\+?[1-9]\d{6,14})?$/, code('phone_invalid'))),
  /**
   * Empty, or a LinkedIn address of at most 200 characters. What LinkedIn adds to a copied address,
   * '?utm_source=share…', is removed.
   */
  linkedInProfile: z
    .string(code('linkedin_required'))
    .check(
      z.overwrite(withoutQuery),
      z.maxLength(200, code('too_long')),
      z.refine(isVisible, code('linkedin_invalid')),
      z.regex(
        /^((https?:\/\/)?([a-z]{2,3}\.)?linkedin\.com\/in\/[^\s/?#<>"]+\/?)?$/i,
        code('linkedin_invalid'),
      ),
    ),
}

/** A field of the profile that a learner may change. */
export type EditableField = keyof typeof editable

/**
 * The fields of the profile that a learner may change; everything else follows from their schemas.
 */
export const editableFields = Object.keys(editable) as EditableField[]

/**
 * Changes the learner's profile. `email` is sent too but is read-only: an address other than the
 * account's is refused. Specification §5, §7.
 */
export const updateProfile = defineCall({
  name: 'updateProfile',
  method: 'PUT',
  path: '/user/profile',
  auth: 'learner',
  body: strictInput({ ...editable, email: emailInput }),
  response: successWithMessage({ data: userProfileSchema }),
  errors: [],
})

/** The changed values of a profile. */
export type ProfileChange = CallBody<typeof updateProfile>

/** The fields of a profile that are sent to change it. */
export function profileChange(profile: ProfileChange): ProfileChange {
  const sent = [...editableFields, 'email'] as const
  return Object.fromEntries(sent.map((field) => [field, profile[field]])) as ProfileChange
}

/**
 * Changes the learner's password; a wrong current one is a 400. Ends every earlier token and
 * returns the next `token`. Of parallel changes one is made, the others are a 409. Specification
 * §5, §7.
 */
export const updatePassword = defineCall({
  name: 'updatePassword',
  method: 'PUT',
  path: '/user/password',
  auth: 'learner',
  body: strictInput({ currentPassword: passwordInput, newPassword: newPasswordInput }),
  response: successWithMessage({ token: z.string() }),
  errors: ['wrong_password', 'password_just_changed'],
})

/** All data that the site has about the learner, by section. Addition to specification §7. */
export const exportUser = defineCall({
  name: 'exportUser',
  method: 'GET',
  path: '/user/export',
  auth: 'learner',
  response: success({ data: z.record(z.string(), z.unknown()) }),
  errors: [],
})

/**
 * Deletes the learner's account. Credentials stay verifiable unless they are to be deleted too.
 * Addition to specification §7.
 */
export const deleteUser = defineCall({
  name: 'deleteUser',
  method: 'DELETE',
  path: '/user',
  auth: 'learner',
  body: strictInput({
    currentPassword: passwordInput,
    deleteCredentials: z.boolean(code('delete_credentials_required')),
  }),
  response: successWithMessage({}),
  errors: ['wrong_password'],
})

/** The learner's display settings, on any device. Addition to specification §7. */
export const getPreferences = defineCall({
  name: 'getPreferences',
  method: 'GET',
  path: '/user/preferences',
  auth: 'learner',
  response: success({ data: preferencesSchema }),
  errors: [],
})

/** Saves the learner's display settings. Addition to specification §7. */
export const updatePreferences = defineCall({
  name: 'updatePreferences',
  method: 'PUT',
  path: '/user/preferences',
  auth: 'learner',
  body: strictInput({
    theme: z.enum(themes, code('theme_unknown')),
    motion: z.enum(motions, code('motion_unknown')),
  }),
  response: success({ data: preferencesSchema }),
  errors: [],
})
