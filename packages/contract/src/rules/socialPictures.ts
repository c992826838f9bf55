/** A kind of page of which other sites show a picture of its own. */
export type SocialKind = 'course' | 'lab' | 'bootcamp'

/** Address of the picture that other sites show of the link to a page. */
export const socialPicturePath = (kind: SocialKind, slug: string): string =>
  `/social/${kind}/${encodeURIComponent(slug)}.png`
