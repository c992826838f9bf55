/** What a certification ID looks like: `CSN-` in any case and at least one more character. Specification §5, §9. */
export const certificationIdPattern = /^[Cc][Ss][Nn]-.+$/

/** Shown for an invalid certification ID. Specification §5. */
export const invalidCertificationIdMessage = 'Invalid Certification ID. Format should be: CSN-xxxxx'

/** Whether a text, blanks around it aside, is a certification ID. Specification §5, §9. */
export function isCertificationId(value: string): boolean {
  return certificationIdPattern.test(value.trim())
}
