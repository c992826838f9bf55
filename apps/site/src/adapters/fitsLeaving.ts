/**
 * Whether browsers send a request with this text while its page is left: they do up to 64 KiB, here
 * with room for what is around it.
 */
export const fitsLeaving = (text: string) =>
  new TextEncoder().encode(JSON.stringify(text)).length < 60_000
