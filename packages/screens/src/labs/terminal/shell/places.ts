/** The home folder: where a learner starts, and whose files are stored. */
export const home = '/home/learner'
