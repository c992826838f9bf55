/** What has no use on paper: the frame around the page, and ways to go on. */
export const notPrinted = { print: { display: 'none' } } as const
