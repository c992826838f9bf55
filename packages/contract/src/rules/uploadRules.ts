/** The most bytes that a task file may have: 10 MB. Specification §5, §9. */
export const maxUploadBytes = 10_485_760

/** Shown for a file of a wrong type. Specification §5. */
export const uploadTypeMessage = 'Invalid file type. Only PDF, DOCX, and ZIP files are allowed.'

/** Shown for a file that is too large, also when the server answers 413. Specification §5, §8. */
export const uploadSizeMessage = 'File size too large. Maximum size is 10MB.'

/** The endings that a task file may have, as a file input's `accept` takes them. Specification §2, §9. */
export const uploadExtensions = ['.pdf', '.docx', '.zip'] as const

/** The MIME types that each ending may come with; browsers disagree about ZIP files. Specification §5. */
export const uploadTypes: Record<(typeof uploadExtensions)[number], readonly string[]> = {
  '.pdf': ['application/pdf'],
  '.docx': ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  '.zip': [
    'application/zip',
    'application/x-zip',
    'application/x-zip-compressed',
    'application/x-compressed',
    'multipart/x-zip',
    'application/octet-stream',
    'binary/octet-stream',
  ],
}

/** What is known of a file before its contents are read; a browser's `File` is one. Specification §5. */
export interface UploadCandidate {
  name: string
  /** MIME type; empty when the browser does not know it, and then the ending decides. */
  type: string
  /** Bytes. */
  size: number
}

/** Why a file may not be uploaded, its type judged before its size, or null when it may. Specification §5. */
export function checkUpload({ name, type, size }: UploadCandidate): string | null {
  const extension = uploadExtensions.find((ending) => name.toLowerCase().endsWith(ending))
  const mime = type.toLowerCase().split(';', 1)[0]?.trim()
  if (!extension || (mime && !uploadTypes[extension].includes(mime))) return uploadTypeMessage
  return size > maxUploadBytes ? uploadSizeMessage : null
}
