/** Whether a text is the id of a record; PostgreSQL refuses any other text where it expects one. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
