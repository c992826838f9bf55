/** The most characters of the notes of a lab. */
export const maxNotesLength = 64_000

/** The most copies that are kept beside the notes of a lab. */
export const maxNoteCopies = 10
