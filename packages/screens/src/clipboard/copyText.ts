/**
 * Copies a text to the clipboard. Rejects if the browser refuses it: without permission, or on a
 * page that is not secure.
 */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
