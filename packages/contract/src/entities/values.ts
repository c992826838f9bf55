/** The difficulty of a course or lab, easiest first. Specification §3, §9. */
export const levels = ['beginner', 'intermediate', 'expert'] as const

/** One of {@link levels}. */
export type Level = (typeof levels)[number]

/** The fields of work of courses and labs. Specification §3, §9. */
export const domains = ['cloud engineering', 'cybersecurity', 'devops', 'devsecops'] as const

/** One of {@link domains}. */
export type Domain = (typeof domains)[number]

/** The kinds of catalogue items. Specification §3, §9. */
export const itemTypes = ['course', 'lab'] as const

/** One of {@link itemTypes}. */
export type ItemType = (typeof itemTypes)[number]

/**
 * How the catalogue may be sorted; the first is its own order. An addition to the specification.
 */
export const catalogueSorts = ['suggested', 'newest', 'shortest', 'title'] as const

/** One of {@link catalogueSorts}. */
export type CatalogueSort = (typeof catalogueSorts)[number]

/**
 * Who may enrol in a course that is not open to every learner: learners with an invite code, or
 * subscribers. Specification §3, §6.
 */
export const closedAccessTypes = ['invite', 'subscription'] as const

/**
 * Who may open an account: anyone, people with an invitation, no one. An addition to specification
 * §3.
 */
export const signupSettings = ['open', 'invitation', 'off'] as const

/** One of {@link signupSettings}. */
export type SignupSetting = (typeof signupSettings)[number]

/** What a search finds, in the order in which a page lists the kinds. */
export const searchKinds = ['course', 'lesson', 'lab', 'bootcamp', 'page'] as const

/** A kind of search result. */
export type SearchKind = (typeof searchKinds)[number]

/** What a learner can ask the operator for. */
export const requestKinds = ['name_correction', 'credits', 'subscription'] as const

/** A kind of request to the operator. */
export type RequestKind = (typeof requestKinds)[number]

/** Whether a request waits, was done, or was closed without being done. */
export const requestStatuses = ['open', 'accepted', 'closed'] as const

/** A status of a request to the operator. */
export type RequestStatus = (typeof requestStatuses)[number]
