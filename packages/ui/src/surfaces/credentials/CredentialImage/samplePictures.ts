/** Pictures as a server might draw them, for stories. */
const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** A sheet of A4 across, 1414 x 1000. */
export const certificatePicture = address(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1414 1000" width="1414" height="1000" font-family="Georgia, serif" text-anchor="middle">' +
    '<rect width="1414" height="1000" fill="ivory"/><rect x="40" y="40" width="1334" height="920" fill="none" stroke="teal" stroke-width="6"/>' +
    '<rect x="60" y="60" width="1294" height="880" fill="none" stroke="teal" stroke-width="2"/>' +
    '<text x="707" y="250" font-size="64" fill="teal">Certificate of Completion</text><text x="707" y="440" font-size="92" fill="black">Dana Learner</text>' +
    '<text x="707" y="560" font-size="40" fill="dimgray">has completed the course</text><text x="707" y="650" font-size="60" fill="black">Incident Response 101</text>' +
    '<circle cx="707" cy="800" r="70" fill="gold" stroke="teal" stroke-width="6"/></svg>',
)

/** A square with the badge in it, see-through around it. */
export const badgePicture = address(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><path d="M256 20 460 96v170c0 116-80 192-204 226C132 458 52 382 52 266V96z" fill="teal" stroke="gold" stroke-width="12"/>' +
    '<circle cx="256" cy="236" r="96" fill="none" stroke="gold" stroke-width="10"/><path d="m212 238 32 34 60-68" fill="none" stroke="gold" stroke-width="18"/></svg>',
)
