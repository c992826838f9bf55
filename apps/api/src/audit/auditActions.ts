/** What is recorded. A name never changes its meaning: entries are kept for good. */
export const auditActions = [
  'account_created',
  'account_deleted',
  'account_disabled',
  'account_enabled',
  'session_ended',
  'sessions_ended',
  'password_changed',
  'password_reset',
  'factor_added',
  'factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'device_new',
  'credits_changed',
  'subscription_set',
  'subscription_ended',
  'credential_issued',
  'credential_revoked',
  'credential_reissued',
  'credential_renewed',
  'evidence_shown',
  'evidence_hidden',
  'map_published',
  'map_withdrawn',
  'invite_created',
  'invite_ended',
  'participant_saved',
  'participant_deleted',
  'task_reviewed',
  'task_downloaded',
  'task_files_removed',
  'request_accepted',
  'request_closed',
  'opening_told',
  'mail_retried',
  'mail_deleted',
  'content_imported',
  'signing_key_made',
  'signing_key_rotated',
  'auth_secret_rotated',
  'backup_begun',
  'backup_restored',
] as const

export type AuditAction = (typeof auditActions)[number]

/**
 * Who acts: an operator on the command line, a learner, a bootcamp participant, or the site itself.
 */
export const actorKinds = ['operator', 'learner', 'participant', 'system'] as const

export type ActorKind = (typeof actorKinds)[number]
