/**
 * State of the address that a slug without a bootcamp redirects to, by which the catalogue knows to
 * say so.
 */
export const unknownBootcamp = 'unknown-bootcamp'
