/** Where a learner starts, and where the files are that are kept. */
export const home = '/home/learner'
