/** HTTP status of a page by the reading of its data: 200, 404 for a null answer, 503 where it failed. */
export async function loadStatus(read: () => Promise<unknown>): Promise<number> {
  try {
    return (await read()) === null ? 404 : 200
  } catch {
    // The page renders its loading state; the browser tries again and shows the error.
    return 503
  }
}
