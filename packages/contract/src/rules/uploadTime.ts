/**
 * The lowest average speed of an upload, in bytes per second. The server ends a slower one, which
 * would keep its connection busy for hours.
 */
export const minUploadSpeed = 20_000

/** How long an upload may be slower at first, in milliseconds. */
export const uploadGrace = 15_000

/**
 * How long the server receives one request, in milliseconds: the largest upload at the lowest speed
 * takes 528 seconds.
 */
export const maxUploadTime = 540_000
