/** A kind of page with a picture of its own, which other sites show of a link to it. */
export type SocialKind = 'course' | 'lab' | 'bootcamp'

/** Address of the picture that other sites show of the link to a page. */
export const socialPicturePath = (kind: SocialKind, slug: string): string =>
  `/social/${kind}/${encodeURIComponent(slug)}.png`
