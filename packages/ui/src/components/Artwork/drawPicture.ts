/**
 * The package's own entry for pictures with signs; their code is built into it. For servers:
 * `Artwork` draws without.
 */
export type { ArtworkSign, PictureSubject } from '@rampart/artwork/picture'
export { artworkSigns, drawPicture } from '@rampart/artwork/picture'
