import { toSvg } from '@rampart/artwork/svg'
import type { Sheet } from '@rampart/artwork/svg'

/**
 * The drawing as an SVG document that contains the credential. Open Badges 3.0, §5.3.2 (Baked SVG).
 */
export function toBakedSvg(drawing: Sheet, credential: string): string {
  // The end of a CDATA section inside its text is split over two sections.
  const safe = credential.replaceAll(']]>', ']]]]><![CDATA[>')
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toSvg(drawing, `<openbadges:credential><![CDATA[${safe}]]></openbadges:credential>`, ' xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"')}`
}
