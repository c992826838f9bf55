/**
 * Whether browsers send a request with this text while its page is left. Their limit is 64 KiB;
 * some of it is kept free for the rest of the request.
 */
export const fitsLeaving = (text: string) =>
  new TextEncoder().encode(JSON.stringify(text)).length < 60_000
