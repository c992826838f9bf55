/** The address of the map of all domains. */
export const nightMapPath = '/art/night-map.svg'
