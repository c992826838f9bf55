/** The most characters of a learner's note on a request. */
export const maxRequestNote = 500
