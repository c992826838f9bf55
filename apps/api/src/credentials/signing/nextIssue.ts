/** When and as which version a credential is issued again. */
export function nextIssue(
  before: { readonly version: number; readonly issuedAt: Date; readonly reissuedAt: Date | null },
  now: Date,
): { version: number; reissuedAt: Date } {
  // Of several versions of an ID the latest date counts, to the second, so no two may have the same
  // second.
  const earliest = Math.floor((before.reissuedAt ?? before.issuedAt).getTime() / 1000) * 1000 + 1000
  return {
    version: before.version + 1,
    reissuedAt: new Date(Math.max(now.getTime(), earliest)),
  }
}
