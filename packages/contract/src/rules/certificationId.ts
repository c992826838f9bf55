/**
 * The form of a certification ID: `CSN-` in any case and at least one more character. Specification
 * §5, §9.
 */
export const certificationIdPattern = /^[Cc][Ss][Nn]-.+$/

/** Whether a text is a certification ID; blanks around it are ignored. Specification §5, §9. */
export function isCertificationId(value: string): boolean {
  return certificationIdPattern.test(value.trim())
}
