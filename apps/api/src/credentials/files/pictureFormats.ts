/**
 * Raise it with every change of what `render.ts` draws: files of earlier templates are then drawn
 * again.
 */
export const templateVersion = 4

/**
 * What a credential can be had as, apart from its signed record; what pages show comes first, and
 * is drawn first.
 */
export const pictureFormats = ['svg', 'png', 'pdf'] as const

export type PictureFormat = (typeof pictureFormats)[number]
