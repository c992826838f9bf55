/**
 * How long a call may take to its last byte, in milliseconds: a connection that is dead without the
 * browser's knowing would keep a button busy for many minutes. The server responds within 45
 * seconds, uploads apart.
 */
export const callTime = 60_000
