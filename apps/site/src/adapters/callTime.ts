/**
 * How long a call may take until its last byte, in milliseconds. Without a limit, a dead connection
 * that the browser does not notice would keep a button busy for many minutes. The server responds
 * within 45 seconds, except to uploads.
 */
export const callTime = 60_000
