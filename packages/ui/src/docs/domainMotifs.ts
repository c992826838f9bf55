/** The drawings of the four domains, as stories offer them. */
export const domainMotifs = ['contours', 'tumblers', 'rails', 'hexagons'] as const
