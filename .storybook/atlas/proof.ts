import { state, surface } from './surface.ts'

/** What the product adds to public credentials: each proves itself in the reader's browser. */
export const proof = [
  surface('Checks of a credential', '/cert/view/{certId}', [
    state('own', 'checking', 'surfaces-credentialchecks--checking', 'screens-self-check--checking'),
    state(
      'own',
      'genuine and valid',
      'surfaces-credentialchecks--valid',
      'screens-self-check--valid',
      'screens-self-check--badge',
      'site-credentials--certificate-proves-itself',
    ),
    state('own', 'not genuine: altered', 'surfaces-credentialchecks--altered', 'screens-self-check--altered', 'site-credentials--certificate-altered'),
    state('own', 'not issued here', 'surfaces-credentialchecks--untrusted', 'screens-self-check--untrusted'),
    state('own', 'revoked', 'surfaces-credentialchecks--revoked', 'screens-self-check--revoked'),
    state('own', 'superseded', 'surfaces-credentialchecks--superseded', 'screens-self-check--superseded'),
    state('own', 'not valid today', 'surfaces-credentialchecks--expired', 'screens-self-check--expired'),
    state(
      'own',
      'could not be checked to the end',
      'surfaces-credentialchecks--unknown',
      'screens-self-check--no-connection',
      'site-credentials--certificate-unchecked',
    ),
    state('own', 'trying again', 'surfaces-credentialchecks--retrying', 'screens-self-check--retrying', 'screens-self-check--retry-brings-the-verdict'),
    state('own', 'no signed document', 'surfaces-credentialchecks--without-checks', 'screens-self-check--missing-document'),
    state('own', 'the page does not show what was signed', 'screens-self-check--page-differs'),
    state('own', 'files to take away', 'surfaces-credentialchecks--with-actions', 'screens-self-check--valid'),
  ]),

  surface('Verify anything', '/verify-cert', [
    state('own', 'empty: files, IDs, links', 'screens-verify-anything--empty'),
    state('own', 'the part is loading', 'screens-verify-anything--loading'),
    state('own', 'the part cannot be loaded', 'screens-verify-anything--not-loaded'),
    state('own', 'each kind of file and of text', 'screens-verify-anything--each-kind', 'screens-verify-anything--each-text'),
    state('own', 'cleared', 'screens-verify-anything--cleared'),
    state('own', 'not a credential', 'screens-verify-many--not-a-credential'),
    state('own', 'too many at once', 'screens-verify-many--too-many'),
    state('own', 'a link to elsewhere', 'screens-verify-many--foreign-link'),
  ]),

  surface('One credential', '/verify-cert', [
    state('own', 'checking', 'screens-verify-one--checking'),
    state(
      'own',
      'valid: the verdict, each check, the file beside the record',
      'surfaces-recordcomparison--same',
      'screens-verify-one--valid',
      'screens-verify-one--badge',
      'site-verify-anything--valid',
    ),
    state('own', 'altered: the record shows where', 'surfaces-recordcomparison--different', 'screens-verify-one--altered', 'site-verify-anything--altered'),
    state('own', 'revoked', 'screens-verify-one--revoked', 'site-verify-anything--revoked'),
    state('own', 'superseded', 'screens-verify-one--superseded'),
    state('own', 'of another issuer', 'screens-verify-one--foreign-issuer', 'site-verify-anything--foreign-issuer'),
    state('own', 'signed once, no record any more', 'screens-verify-one--no-record'),
    state('own', 'an unknown ID', 'screens-verify-one--unknown-id'),
    state('own', 'no connection, no keys: nothing is claimed', 'screens-verify-one--offline', 'site-verify-anything--no-keys'),
  ]),

  surface('Many credentials', '/verify-cert', [
    state('own', 'checking: rows fill one by one', 'surfaces-verificationtable--checking'),
    state('own', 'all valid', 'surfaces-verificationtable--valid'),
    state(
      'own',
      'mixed: every verdict by word and mark',
      'surfaces-verificationtable--mixed',
      'screens-verify-many--mixed',
      'screens-verify-many--list',
      'site-verify-anything--list',
    ),
    state('own', 'the site asks to wait', 'screens-verify-many--waiting'),
    state('own', 'no connection: all can be tried again', 'screens-verify-many--offline'),
  ]),
]
