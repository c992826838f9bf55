import { state, surface } from './surface.ts'

export const credentials = [
  surface('Verify certificate', '/verify-cert', [
    state(
      '§2',
      'empty: “Certification ID”, Verify disabled',
      'surfaces-verifyform--empty',
      'surfaces-verifyhero--wide',
      'screens-verify-certificate--empty',
      'site-credentials--verify',
    ),
    state('§2', 'filled: Verify enabled', 'surfaces-verifyform--filled'),
    state('§5', '“Invalid Certification ID. Format should be: CSN-xxxxx”', 'surfaces-verifyform--refused', 'screens-verify-certificate--invalid'),
    state('§5', 'edited: the error goes', 'screens-verify-certificate--invalid-edited'),
    state('§5', 'after 4 seconds: the error goes', 'screens-verify-certificate--invalid-fades'),
    state('§2', 'valid: on to the certificate', 'screens-verify-certificate--verifies', 'site-credentials--verify-to-certificate'),
    state('§2', 'of the right form, but nobody’s: “Certificate Not Found”', 'site-credentials--verify-to-not-found'),
  ]),

  surface('Certificate', '/cert/view/{certId}', [
    state('own', 'loading', 'screens-certificate--loading', 'site-credentials--certificate-loading'),
    state(
      '§2',
      'course certificate: image, share card, type, title, recipient, Issued On, Certificate ID, Status',
      'surfaces-credentiallayout--wide',
      'surfaces-credentialdetails--valid',
      'surfaces-credentialimage--certificate',
      'screens-certificate--course-certificate',
      'site-credentials--certificate',
    ),
    state('§2', 'bootcamp certificate: its own words', 'screens-certificate--bootcamp-certificate'),
    state(
      '§2',
      'no image: “No certificate image available”; no name: “Unknown”',
      'surfaces-credentialimage--no-certificate-image',
      'screens-certificate--bare',
    ),
    state(
      '§4',
      'status as the server returns it: revoked',
      'surfaces-credentialdetails--revoked',
      'surfaces-credentialimage--revoked',
      'screens-certificate--revoked',
      'site-credentials--certificate-revoked',
    ),
    state('§2', '“Certificate Not Found” with a link back to /verify-cert', 'screens-certificate--not-found', 'site-credentials--certificate-of-no-form'),
    state('§2', 'tab title and link preview: recipient and title, a default image', 'site-credentials--certificate'),
    state('§8', '“Failed to fetch certificate”, with the server’s words', 'site-credentials--certificate-failure'),
    state('§8', 'without words: “Certificate verification failed”', 'screens-certificate--failure'),
    state('own', 'no connection', 'screens-certificate--offline'),
  ]),

  surface('Share card', '/cert/view/{certId}', [
    state(
      '§2',
      'Copy Certificate Link, WhatsApp, X, LinkedIn, with preset texts for course and bootcamp',
      'surfaces-sharecard--networks',
      'screens-certificate--course-certificate',
      'screens-certificate--bootcamp-certificate',
    ),
    state(
      '§2',
      'copied: “Certificate link copied to clipboard!” for 2 s',
      'surfaces-sharecard--notice',
      'surfaces-sharecard--copied',
      'screens-certificate--copies-link',
    ),
    state('own', 'the clipboard refuses', 'surfaces-sharecard--copy-failed'),
    state('own', 'revoked: the link alone', 'surfaces-sharecard--link-alone', 'screens-certificate--revoked'),
  ]),

  surface('Badge', '/badge/view/{badgeId}', [
    state('own', 'loading', 'screens-badge--loading'),
    state(
      '§2',
      'image, title, recipient, Issued On, Badge ID, Status',
      'surfaces-credentialdetails--badge',
      'surfaces-credentialimage--badge',
      'screens-badge--valid',
      'site-credentials--badge',
    ),
    state('§2', 'the image is loading', 'surfaces-credentialimage--loading'),
    state('§2', '“Badge Image Not Available”', 'surfaces-credentialimage--no-badge-image', 'screens-badge--no-picture'),
    state('§4', 'status as the server returns it: revoked', 'screens-badge--revoked'),
    state(
      '§2',
      "“Badge Not Found” with “The badge you're looking for doesn't exist or has been removed.”",
      'screens-badge--not-found',
      'site-credentials--badge-not-found',
    ),
    state('§8', '“Failed to fetch badge”; without words “Failed to view badge”', 'screens-badge--failure', 'site-credentials--badge-failure'),
  ]),
]
