/**
 * Raise it with every change of what `render.ts` draws: files of earlier templates are then drawn
 * again.
 */
export const templateVersion = 5

/** The formats of a credential's picture. The first one is what pages show, and is drawn first. */
export const pictureFormats = ['svg', 'png', 'pdf'] as const

/**
 * What other sites show for a link: a PNG of the size that they ask for, without the signed record.
 * Drawn when it is first asked for.
 */
export const previewFormat = 'preview.png'

export type PictureFormat = (typeof pictureFormats)[number] | typeof previewFormat
