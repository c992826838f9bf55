import { ApiException } from '@kubernetes/client-node'

/** Whether the cluster refused something with this status. */
export const hasCode = (error: unknown, code: number): error is ApiException<unknown> =>
  error instanceof ApiException && error.code === code

/** Whether a start must wait because the namespace's quota is used up. */
export const isQuota = (error: unknown): boolean =>
  hasCode(error, 403) && /exceeded quota/.test(String(error.body ?? error.message))

/** Ignores that there is nothing to do: it is gone, or another one has its name by now. */
export const unlessGone = (error: unknown): void => {
  if (!hasCode(error, 404) && !hasCode(error, 409)) throw error
}
