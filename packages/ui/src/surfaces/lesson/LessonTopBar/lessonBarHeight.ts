/** Height of the lesson's bar below the site's, while it sticks. Grows with the text size. */
export const lessonBarHeight = '3.5rem'
