/** What an embedded player may do in its frame. */
export const playerFeatures = 'autoplay; encrypted-media; picture-in-picture'
