/** Has the browser save a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
