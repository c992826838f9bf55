import type { CheckReason } from '@rampart/verify'

/** `host` is the host of the issuer that the credential names. */
export const found = (host: string): Record<CheckReason, string> => ({
  signed: 'Le fichier est un document Open Badges 3.0 signé.',
  unsigned: 'Ce n’est pas un document Open Badges 3.0 signé.',
  issuer_trusted: `Il a été délivré par ${host}.`,
  issuer_other: `Il nomme un autre émetteur : ${host}.`,
  key_published: 'La clé qu’il nomme est publiée par l’émetteur.',
  key_foreign: 'La clé qu’il nomme n’est pas une clé de l’émetteur.',
  keys_unreachable:
    'Les clés de l’émetteur n’ont pas pu être lues. Vérifiez la connexion et réessayez.',
  unchanged: 'La signature est valable : rien n’a changé depuis.',
  altered: 'Le contenu a été modifié après la signature, ou l’émetteur ne l’a jamais signé.',
  insecure_page:
    'Les signatures ne peuvent pas être contrôlées ici : la page n’a pas été chargée par une connexion sécurisée (https).',
  not_expired: 'Il n’a pas expiré.',
  never_expires: 'Il est valable depuis sa délivrance et n’expire pas.',
  not_yet_valid: 'Il n’est pas encore valable.',
  expired: 'Il a expiré.',
  not_revoked: 'L’émetteur ne l’a pas révoqué.',
  revoked: 'L’émetteur l’a révoqué.',
  superseded: 'Il est remplacé : l’émetteur a délivré une version corrigée sous le même numéro.',
  status_unreachable:
    'La liste des documents révoqués de l’émetteur n’a pas pu être lue. Vérifiez la connexion et réessayez.',
})
