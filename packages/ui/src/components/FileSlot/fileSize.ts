import type { FileSlotMessages } from './FileSlot.messages.ts'

const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/**
 * A file's size as people read it, such as '1.4 MB': whole bytes and kilobytes, megabytes to a
 * tenth; 1 MB is 1048576 bytes.
 */
export function fileSize(bytes: number, locale: string, messages: FileSlotMessages): string {
  if (bytes < kilobyte) return messages.bytes(bytes)
  const write = (number: number, digits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits, useGrouping: false }).format(
      number,
    )
  // From here on, rounding up would say 1024 KB.
  if (bytes < megabyte - kilobyte / 2) return messages.kilobytes(write(bytes / kilobyte, 0))
  return messages.megabytes(write(bytes / megabyte, 1))
}
