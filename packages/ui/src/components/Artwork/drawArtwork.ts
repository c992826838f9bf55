/** The package's own door to the drawings; their code is built into it. */
export type { ArtworkDomain, ArtworkSign, ArtworkSubject } from '@rampart/artwork'
export { artworkSigns, drawArtwork } from '@rampart/artwork'
