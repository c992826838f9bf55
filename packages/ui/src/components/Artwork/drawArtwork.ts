/** The package's own entry for the drawings; their code is built into it. */
export type { ArtworkDomain, ArtworkSubject } from '@rampart/artwork'
export { drawArtwork } from '@rampart/artwork'
