import type { ScreenMessages } from '../catalogue.ts'

type Kinds = ScreenMessages['credentials']['kinds']

/** A course or bootcamp within a sentence: with its name, or without one. */
const named = (withName: string, without: string, subject: string | undefined) =>
  subject ? `${withName} “${subject}”` : without

const badgeNames: Kinds['badge']['of']['course'] = {
  chip: 'Selo digital',
  title: 'Selo de curso',
  post: (subject, organization) =>
    `Ganhei ${named('o selo digital', 'um selo digital', subject)} em ${organization}. Qualquer pessoa pode conferir:`,
}

const trackNames: Kinds['badge']['of']['track'] = {
  chip: 'Selo de laboratórios',
  title: 'Selo de laboratórios',
  post: (subject, organization) =>
    `Resolvi ${named('todos os laboratórios de', 'uma trilha de laboratórios', subject)} em ${organization}. Qualquer pessoa pode conferir meu selo:`,
}

/** The words of each kind of credential. */
export const kinds: Kinds = {
  certificate: {
    of: {
      course: {
        chip: 'Certificado de curso',
        title: 'Certificado de curso',
        post: (subject, organization) =>
          `Concluí ${named('o curso', 'um curso', subject)} em ${organization}. Qualquer pessoa pode verificar meu certificado:`,
      },
      bootcamp: {
        chip: 'Certificado de bootcamp',
        title: 'Certificado de bootcamp',
        post: (subject, organization) =>
          `Concluí ${named('o bootcamp', 'um bootcamp', subject)} em ${organization}. Qualquer pessoa pode verificar meu certificado:`,
      },
      track: trackNames,
    },
    name: 'Certificado',
    loading: 'Carregando o certificado',
    failed: 'Não foi possível carregar o certificado',
    failedHelp: 'Não foi possível verificar o certificado',
    notFoundHelp:
      'Nenhum certificado foi emitido com este número. Compare-o com o certificado, letra por letra.',
    picture: (recipient, title) => `Certificado de ${recipient}: ${title}`,
    idLabel: 'Número do certificado',
    revoked: (organization) => `${organization} retirou este certificado. Ele não prova mais nada.`,
    files:
      'Cada um destes arquivos leva a assinatura, então o certificado pode ser verificado sem esta página.',
    view: 'Ver o certificado',
    copyLink: 'Copiar o link do certificado',
    linkCopied: 'Link do certificado copiado!',
  },
  badge: {
    of: { course: badgeNames, bootcamp: badgeNames, track: trackNames },
    name: 'Selo',
    loading: 'Carregando o selo',
    failed: 'Não foi possível carregar o selo',
    failedHelp: 'Não foi possível mostrar o selo',
    notFoundHelp: 'O selo que você procura não existe ou foi removido.',
    picture: (recipient, title) => `Selo digital de ${recipient}: ${title}`,
    idLabel: 'Número do selo',
    revoked: (organization) => `${organization} retirou este selo. Ele não prova mais nada.`,
    files:
      'Cada um destes arquivos leva a assinatura, então o selo pode ser verificado sem esta página.',
    view: 'Ver o selo',
    copyLink: 'Copiar o link do selo',
    linkCopied: 'Link do selo copiado!',
  },
}
