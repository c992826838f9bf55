/** Raise it with every change of what `render.ts` draws: files of earlier templates are then drawn again. */
export const templateVersion = 2

/** What a credential can be had as, apart from its signed record. */
export const pictureFormats = ['png', 'pdf', 'svg'] as const

export type PictureFormat = (typeof pictureFormats)[number]
