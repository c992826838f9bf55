import type { CheckReason } from '@rampart/verify'

/** `host` is the host of the issuer that the credential names. */
export const found = (host: string): Record<CheckReason, string> => ({
  signed: 'O arquivo é uma credencial Open Badges 3.0 assinada.',
  unsigned: 'Isto não é uma credencial Open Badges 3.0 assinada.',
  issuer_trusted: `Foi emitido por ${host}.`,
  issuer_other: `Indica outro emissor: ${host}.`,
  key_published: 'A chave que indica está publicada pelo emissor.',
  key_foreign: 'A chave que indica não é do emissor.',
  keys_unreachable:
    'Não foi possível ler as chaves do emissor. Verifique a conexão e tente de novo.',
  unchanged: 'A assinatura é válida: nada mudou desde que foi assinado.',
  altered: 'O conteúdo foi alterado depois da assinatura, ou o emissor nunca o assinou.',
  insecure_page:
    'Assinaturas não podem ser verificadas aqui: a página não foi carregada por uma conexão segura (https).',
  not_expired: 'Não expirou.',
  never_expires: 'É válido desde o dia da emissão e não expira.',
  not_yet_valid: 'Ainda não é válido.',
  expired: 'Expirou.',
  not_revoked: 'O emissor não o revogou.',
  revoked: 'O emissor o revogou.',
  superseded: 'Foi substituído: o emissor emitiu uma versão corrigida com o mesmo número.',
  status_unreachable:
    'Não foi possível ler a lista de credenciais revogadas do emissor. Verifique a conexão e tente de novo.',
})
