/** How hard a course or lab is, easiest first. Specification §3, §9. */
export const levels = ['beginner', 'intermediate', 'expert'] as const

/** One of {@link levels}. */
export type Level = (typeof levels)[number]

/** The fields of work that courses and labs belong to. Specification §3, §9. */
export const domains = ['cloud engineering', 'cybersecurity', 'devops', 'devsecops'] as const

/** One of {@link domains}. */
export type Domain = (typeof domains)[number]

/** What the catalogue lists. Specification §3, §9. */
export const itemTypes = ['course', 'lab'] as const

/** One of {@link itemTypes}. */
export type ItemType = (typeof itemTypes)[number]

/** Who may open an account: anybody, holders of an invitation, nobody. An addition to specification §3. */
export const signupSettings = ['open', 'invitation', 'off'] as const

/** One of {@link signupSettings}. */
export type SignupSetting = (typeof signupSettings)[number]
