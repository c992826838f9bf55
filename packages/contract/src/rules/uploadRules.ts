/** The most bytes that a task file may have: 10 MB. Specification §5, §9. */
export const maxUploadBytes = 10_485_760

/** The endings of task files, in the form of a file input's `accept`. Specification §2, §9. */
export const uploadExtensions = ['.pdf', '.docx', '.zip'] as const

/** The MIME types of each ending; browsers disagree about ZIP files. Specification §5. */
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

/**
 * What is known of a file before its contents are read; a browser's `File` fits. Specification §5.
 */
export interface UploadCandidate {
  name: string
  /** MIME type; empty if the browser does not know it, and then the ending decides. */
  type: string
  /** Bytes. */
  size: number
}

/**
 * Why a file may not be uploaded (its type is checked before its size), or null. Specification §5.
 */
export function checkUpload({
  name,
  type,
  size,
}: UploadCandidate): 'unsupported_file' | 'file_too_large' | null {
  const extension = uploadExtensions.find((ending) => name.toLowerCase().endsWith(ending))
  const mime = type.toLowerCase().split(';', 1)[0]?.trim()
  if (!extension || (mime && !uploadTypes[extension].includes(mime))) return 'unsupported_file'
  return size > maxUploadBytes ? 'file_too_large' : null
}
