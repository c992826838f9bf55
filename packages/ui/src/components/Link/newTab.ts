/** Attributes of a link to a new tab that gets no handle on this page. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const
