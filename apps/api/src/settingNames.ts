/** Names of other services that settings may hold. */
export const isBucket = (value: string) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value)

export const isRegion = (value: string) => /^[a-z0-9-]{1,64}$/i.test(value)

export const isImageName = (value: string) => /^[a-z0-9][\w.:/@-]*$/i.test(value)
