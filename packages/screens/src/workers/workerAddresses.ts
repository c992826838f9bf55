interface Policy {
  createScriptURL(name: string): string
}

/**
 * Returns the addresses of workers by name, also if Trusted Types are enforced: these are the only
 * ones that the policy of this name allows. The site's content security policy allows the policy's
 * name.
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
