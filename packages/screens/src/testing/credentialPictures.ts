import type { CredentialType } from '@rampart/contract/rules/credentialKinds'

/** Pictures as a server might draw them, for stories; the texts must need no escaping. */
const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

const tower = 'M4 3h5v4h2.75V3h4.5v4H19V3h5v9l-2 2.5V25H6V14.5L4 12z'
const rosette = Array.from(
  { length: 12 },
  (_, index) => `<ellipse rx="150" ry="60" transform="rotate(${index * 15})"/>`,
).join('')

/** A sheet of A4 across. */
export function certificatePicture(recipient: string, words: string, title: string): string {
  return address(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1414 1000" width="1414" height="1000" font-family="sans-serif"><rect width="1414" height="1000" fill="white"/>' +
      '<rect width="1414" height="24" fill="#0c212c"/><rect x="56" y="72" width="1302" height="872" fill="none" stroke="#c4d3da" stroke-width="3"/>' +
      `<g fill="none" stroke="#2a4757" stroke-opacity=".35" stroke-width="2" transform="translate(1130 720)">${rosette}</g>` +
      `<circle cx="1130" cy="720" r="76" fill="#cbf347" stroke="#19260b" stroke-width="6"/><path d="m1096 720 24 26 46-52" fill="none" stroke="#19260b" stroke-width="14"/>` +
      `<path d="${tower}" fill="#0c212c" transform="translate(120 130) scale(2.6)"/><text x="212" y="186" font-size="44" font-weight="700" fill="#0c212c">Rampart</text>` +
      `<text x="120" y="350" font-size="40" fill="#475a63">${words}</text><text x="120" y="440" font-size="76" font-weight="700" fill="#0f202a">${title}</text>` +
      `<text x="120" y="600" font-size="36" fill="#475a63">Issued to</text><text x="120" y="672" font-size="60" fill="#0f202a">${recipient}</text></svg>`,
  )
}

/** A shield with a transparent background. */
export const badgePicture = address(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><path d="M256 16 470 96v172c0 122-86 198-214 232C128 466 42 390 42 268V96z" fill="#173243" stroke="#cbf347" stroke-width="10"/>' +
    '<g fill="none" stroke="#e7c454" stroke-opacity=".6" stroke-width="6"><circle cx="256" cy="240" r="110"/><circle cx="256" cy="240" r="140"/></g>' +
    `<path d="${tower}" fill="#cbf347" transform="translate(172 154) scale(6)"/></svg>`,
)

/** The picture of a credential for a course. */
export const coursePictures: Readonly<
  Record<CredentialType, (recipient: string, title: string) => string>
> = {
  certificate: (recipient, title) =>
    certificatePicture(recipient, 'Certificate of completion of the course', title),
  badge: () => badgePicture,
}
