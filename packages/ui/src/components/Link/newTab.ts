/** Attributes of a link to a new tab that cannot control this page. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const
