/** The most characters of each name of a person. */
export const maxNameLength = 100

/** The most characters of an e-mail address. */
export const maxEmailLength = 254

/** The most characters of an invitation, and of a course's access code. */
export const maxInvitationLength = 64
