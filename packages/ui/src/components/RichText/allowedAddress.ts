/**
 * The addresses that links of an author's text may have: another site by its full address, this one
 * by a path, a place on the page.
 */
export const allowedAddress = /^(?:https?:\/\/|\/(?![/\\])|#)/i
