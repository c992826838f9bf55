import type { CheckReason } from '@rampart/verify'

/** `host` is the host of the issuer that the credential names. */
export const found = (host: string): Record<CheckReason, string> => ({
  signed: 'El archivo es una acreditación Open Badges 3.0 firmada.',
  unsigned: 'Esto no es una acreditación Open Badges 3.0 firmada.',
  issuer_trusted: `La emitió ${host}.`,
  issuer_other: `Nombra a otro emisor: ${host}.`,
  key_published: 'La clave que nombra está publicada por el emisor.',
  key_foreign: 'La clave que nombra no es del emisor.',
  keys_unreachable:
    'No se pudieron leer las claves del emisor. Comprueba la conexión y vuelve a intentarlo.',
  unchanged: 'La firma es válida: no ha cambiado nada desde que se firmó.',
  altered: 'El contenido se cambió después de firmarlo, o el emisor nunca lo firmó.',
  insecure_page:
    'Aquí no se pueden comprobar firmas: la página no se cargó por una conexión segura (https).',
  not_expired: 'No ha caducado.',
  never_expires: 'Es válida desde el día de su emisión y no caduca.',
  not_yet_valid: 'Aún no es válida.',
  expired: 'Ha caducado.',
  not_revoked: 'El emisor no la ha revocado.',
  revoked: 'El emisor la ha revocado.',
  superseded: 'Fue sustituida: el emisor emitió una versión corregida con el mismo número.',
  status_unreachable:
    'No se pudo leer la lista de acreditaciones revocadas del emisor. Comprueba la conexión y vuelve a intentarlo.',
})
