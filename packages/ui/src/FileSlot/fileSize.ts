const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** A file's size as people read it, such as '1.4 MB': whole bytes and kilobytes, megabytes to a tenth; 1 MB is 1048576 bytes. */
export function fileSize(bytes: number): string {
  if (bytes < kilobyte) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  // From here on, rounding up would say 1024 KB.
  if (bytes < megabyte - kilobyte / 2) return `${Math.round(bytes / kilobyte)} KB`
  return `${(bytes / megabyte).toFixed(1).replace(/\.0$/, '')} MB`
}
