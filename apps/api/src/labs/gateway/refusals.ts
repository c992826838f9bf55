/** A response of the gateway's own. */
export interface Refusal {
  readonly status: number
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

export const noLab: Refusal = { status: 404, text: 'There is no lab at this address.' }
export const tooLarge: Refusal = { status: 413, text: 'The body of a request may have 1 MiB.' }

/** 504 for a target that does not respond in time, 502 for anything else that it does wrong. */
export const noResponse = (status: 502 | 504): Refusal => ({
  status,
  text: 'The lab does not answer.',
})
