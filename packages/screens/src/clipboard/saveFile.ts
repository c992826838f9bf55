/** Has the browser save a text or bytes as a file. */
export function saveFile(name: string, type: string, content: string | Uint8Array): void {
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
