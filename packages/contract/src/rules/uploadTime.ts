/**
 * How long the server receives one request, in milliseconds: it ends one that takes longer, such as
 * that of a large file on a slow line.
 */
export const maxUploadTime = 120_000
