/** A message of a player: its event, and the position in seconds if it has one. */
export interface PlayerMessage {
  event: string
  seconds: number | undefined
}

const context = 'player.js'

/** A method call for an embedded player, as the player.js protocol writes it. */
export function playerCall(
  method: 'addEventListener' | 'setCurrentTime',
  value: string | number,
): string {
  return JSON.stringify({ context, version: '0.0.11', method, value })
}

/** Reads what a player sent; undefined for anything that is not of the player.js protocol. */
export function readPlayerMessage(data: unknown): PlayerMessage | undefined {
  const message = parseObject(data)
  if (message?.['context'] !== context || typeof message['event'] !== 'string') return undefined
  const { event, value } = message
  const seconds = isObject(value) ? value['seconds'] : undefined
  return {
    event,
    seconds:
      typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined,
  }
}

function parseObject(data: unknown): Record<string, unknown> | undefined {
  if (typeof data !== 'string') return undefined
  try {
    const parsed: unknown = JSON.parse(data)
    return isObject(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
