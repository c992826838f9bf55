interface Policy {
  createScriptURL(name: string): string
}

/**
 * Returns the addresses of workers by name. Where Trusted Types are enforced too: these are all
 * that the policy of this name lets through. The site's content security policy names it.
 */
export function workerAddresses<Name extends string>(
  policyName: string,
  addresses: Readonly<Record<Name, string>>,
): (name: Name) => string {
  let policy: Policy | undefined
  return (name) => {
    const { trustedTypes } = globalThis as {
      trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
    }
    const createScriptURL = (asked: string) => addresses[asked as Name]
    policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL })
    return policy?.createScriptURL(name) ?? createScriptURL(name)
  }
}
