/** Exit codes of commands. */
export const exitCodes = { done: 0, refused: 1, misused: 2 } as const
