import type { ScreenMessages } from '../catalogue.ts'

type Kinds = ScreenMessages['credentials']['kinds']

/** A course or bootcamp within a sentence: with its name, or without one. */
const named = (withName: string, without: string, subject: string | undefined) =>
  subject ? `${withName} « ${subject} »` : without

const badgeNames: Kinds['badge']['of']['course'] = {
  chip: 'Badge numérique',
  title: 'Badge de cours',
  post: (subject, organization) =>
    `J’ai obtenu ${named('le badge numérique', 'un badge numérique', subject)} chez ${organization}. Chacun peut le vérifier :`,
}

const trackNames: Kinds['badge']['of']['track'] = {
  chip: 'Badge de labs',
  title: 'Badge de labs',
  post: (subject, organization) =>
    `J’ai résolu ${named('tous les labs de', 'un parcours de labs', subject)} chez ${organization}. Chacun peut vérifier mon badge :`,
}

/** The words of each kind of credential. */
export const kinds: Kinds = {
  certificate: {
    of: {
      course: {
        chip: 'Certificat de cours',
        title: 'Certificat de cours',
        post: (subject, organization) =>
          `J’ai terminé ${named('le cours', 'un cours', subject)} chez ${organization}. Chacun peut vérifier mon certificat :`,
      },
      bootcamp: {
        chip: 'Certificat de bootcamp',
        title: 'Certificat de bootcamp',
        post: (subject, organization) =>
          `J’ai réussi ${named('le bootcamp', 'un bootcamp', subject)} chez ${organization}. Chacun peut vérifier mon certificat :`,
      },
      track: trackNames,
    },
    name: 'Certificat',
    loading: 'Chargement du certificat',
    failed: 'Le certificat n’a pas pu être chargé',
    failedHelp: 'La vérification du certificat a échoué',
    notFoundHelp:
      'Aucun certificat n’a été délivré sous ce numéro. Comparez-le au certificat, lettre par lettre.',
    picture: (recipient, title) => `Certificat de ${recipient} : ${title}`,
    idLabel: 'Numéro du certificat',
    revoked: (organization) => `${organization} a retiré ce certificat. Il ne prouve plus rien.`,
    files:
      'Chacun de ces fichiers porte la signature : le certificat peut être contrôlé sans cette page.',
    view: 'Voir le certificat',
    copyLink: 'Copier le lien du certificat',
    linkCopied: 'Lien du certificat copié !',
  },
  badge: {
    of: { course: badgeNames, bootcamp: badgeNames, track: trackNames },
    name: 'Badge',
    loading: 'Chargement du badge',
    failed: 'Le badge n’a pas pu être chargé',
    failedHelp: 'Le badge n’a pas pu être affiché',
    notFoundHelp: 'Le badge que vous cherchez n’existe pas ou a été retiré.',
    picture: (recipient, title) => `Badge numérique de ${recipient} : ${title}`,
    idLabel: 'Numéro du badge',
    revoked: (organization) => `${organization} a retiré ce badge. Il ne prouve plus rien.`,
    files:
      'Chacun de ces fichiers porte la signature : le badge peut être contrôlé sans cette page.',
    view: 'Voir le badge',
    copyLink: 'Copier le lien du badge',
    linkCopied: 'Lien du badge copié !',
  },
}
