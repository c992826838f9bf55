/** What is of no use on paper: the frame around the page, and links to other pages. */
export const notPrinted = { print: { display: 'none' } } as const
