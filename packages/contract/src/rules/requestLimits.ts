/** The longest word that a learner may add to a request, in characters. */
export const maxRequestNote = 500
