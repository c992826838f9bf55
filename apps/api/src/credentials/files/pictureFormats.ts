/**
 * Raise it with every change of what `render.ts` draws: files of earlier templates are then drawn
 * again.
 */
export const templateVersion = 5

/**
 * What a credential can be had as, apart from its signed record; what pages show comes first, and
 * is drawn first.
 */
export const pictureFormats = ['svg', 'png', 'pdf'] as const

/**
 * What other sites show of a link: a PNG of the size that they ask for, without the signed record.
 * Drawn when it is first asked for.
 */
export const previewFormat = 'preview.png'

export type PictureFormat = (typeof pictureFormats)[number] | typeof previewFormat
