import { systemErrorCode } from '../systemErrors.ts'
import { StartError } from '../startError.ts'

/** Where to listen, and the name of the port's setting. */
export interface ListenPlace {
  readonly setting: 'PORT' | 'LAB_PORT' | 'METRICS_PORT'
  readonly port: number
  readonly host: string
}

/** Runs `start`, which starts to listen. Throws `StartError` for problems that a person can fix. */
export async function listenOrExplain<T>(
  { setting, port, host }: ListenPlace,
  start: () => Promise<T>,
): Promise<T> {
  try {
    return await start()
  } catch (error) {
    const reason = reasons(setting, port, host)[systemErrorCode(error) ?? '']
    throw reason === undefined ? error : new StartError(reason)
  }
}

const reasons = (setting: string, port: number, host: string): Record<string, string> => {
  const noAddress = `HOST: ${host} is not an address of this machine.`
  return {
    EADDRINUSE: `${setting}: port ${port} on ${host} is taken. Stop the other program or set ${setting} to another number.`,
    EACCES: `${setting}: port ${port} may not be opened by this user. Set ${setting} to a number from 1024 up.`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
  }
}
