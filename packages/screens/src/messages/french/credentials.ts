import { pluralIn } from '@rampart/ui/Language'
import type { CredentialNoun } from '../../credentials/checks.messages.ts'
import type { ScreenMessages } from '../catalogue.ts'
import { found } from './found.ts'
import { kinds } from './kinds.ts'

const plural = pluralIn('fr')
const labChecks = (count: number) =>
  plural(count, { one: '# contrôle', many: '# de contrôles', other: '# contrôles' })
const minutes = (count: number) =>
  plural(count, { one: '# minute', many: '# de minutes', other: '# minutes' })

/** Masculine: sentences about any of them agree with it. */
const nouns: Record<CredentialNoun, string> = {
  certificate: 'certificat',
  badge: 'badge',
  credential: 'document',
}

const quoted = (text: string | null) => (text === null ? 'rien' : `« ${text} »`)

const verdicts: ScreenMessages['verifyAnything']['verdicts'] = {
  valid: 'Valable',
  superseded: 'Remplacé',
  expired: 'Non valable aujourd’hui',
  revoked: 'Révoqué',
  altered: 'Non authentique',
  untrusted: 'Autre émetteur',
  notFound: 'Introuvable',
  unknown: 'Non contrôlé',
  unreadable: 'Illisible',
  checking: 'Contrôle en cours',
}

/** Certificates and badges, and how they are verified. */
export const credentials = {
  checks: {
    headlines: {
      checking: (noun) => `Contrôle de ce ${nouns[noun]} …`,
      valid: (noun) => `Ce ${nouns[noun]} est authentique et valable`,
      altered: (noun) => `Ce ${nouns[noun]} n’est pas authentique`,
      untrusted: (noun) => `Ce ${nouns[noun]} n’a pas été délivré ici`,
      revoked: (noun) => `Ce ${nouns[noun]} a été révoqué`,
      superseded: (noun) => `Ce ${nouns[noun]} a été remplacé`,
      expired: (noun) => `Ce ${nouns[noun]} n’est pas valable aujourd’hui`,
      unknown: (noun) => `Ce ${nouns[noun]} n’a pas pu être contrôlé jusqu’au bout`,
    },
    meanings: {
      checking: 'Votre propre navigateur contrôle la signature ; seul l’émetteur est interrogé.',
      valid: 'L’émetteur l’a signé, rien n’a changé depuis, et il n’a pas été retiré.',
      altered:
        'Ce n’est pas ce que l’émetteur a signé : il a été modifié ensuite, ou jamais signé. Ne vous y fiez pas.',
      untrusted:
        'Il nomme un autre émetteur, dont nous ne répondons pas. Rien d’autre n’a été contrôlé.',
      revoked: 'L’émetteur l’a retiré. Il ne prouve plus rien.',
      superseded:
        'L’émetteur a délivré une version corrigée sous le même numéro. Fiez-vous à celle-là, pas à celle-ci.',
      expired:
        'Il est authentique, mais aujourd’hui est hors de sa période de validité. Si cela vous surprend, vérifiez la date de cet appareil.',
      unknown:
        'Un élément nécessaire n’a pas pu être lu, ce qui ne dit rien contre lui. Vérifiez la connexion et réessayez.',
    },
    checks: {
      form: 'Document',
      issuer: 'Émetteur',
      key: 'Clé de l’émetteur',
      signature: 'Signature',
      dates: 'Dates',
      status: 'Révocation',
    },
    found: ({ reason, host = '' }) => found(host)[reason],
    notReached: 'Non contrôlé, car un contrôle précédent a échoué.',
    facts: {
      recipient: 'Titulaire',
      title: 'Titre',
      id: 'Numéro',
      issuedOn: 'Délivré le',
      status: 'Statut',
    },
  },
  achievement: {
    sources: {
      course: {
        criteria: 'A terminé toutes les leçons du cours et réussi chacun de ses quiz.',
        link: 'Voir le cours',
      },
      bootcamp: {
        criteria: 'A participé au bootcamp et remis un travail approuvé par un relecteur.',
        link: 'Voir le bootcamp',
      },
      track: {
        criteria: 'A résolu tous les labs pratiques de ce domaine et de ce niveau.',
        link: 'Voir les labs',
      },
    },
    lessons: (count) => plural(count, { one: '# leçon', many: '# de leçons', other: '# leçons' }),
  },
  credentials: {
    kinds,
    unknownRecipient: 'Inconnu',
    verifyAnother: 'Vérifier un autre certificat',
    addToProfile: 'Ajouter au profil LinkedIn',
    valid: 'Valide',
    revoked: 'Révoqué',
  },
  requests: {
    failed: 'Votre demande n’est pas arrivée. Veuillez réessayer.',
  },
  evidence: {
    solvedLab: ({ credential, lab, solved, all, took, date }) =>
      `${credential} : ${lab}, ${solved} sur ${labChecks(all)} en ${minutes(took)}, ${date}`,
    saveFailed: 'Votre réponse n’a pas pu être enregistrée. Veuillez réessayer.',
    setting: 'Attestations',
    settingLead:
      'Ce que vos certificats et badges montrent de vous, outre le nom, le titre et la date.',
    labs: 'Les labs que vous avez résolus',
    labsHelp:
      'Les labs de vos cours font partie de ce qui est signé : toute personne qui a le lien voit les contrôles, les minutes et la date.',
    labsHidden:
      'Depuis que vous l’avez arrêté, nous présentons vos attestations sans labs. Les copies faites auparavant restent valables.',
    loadFailed: 'Ce réglage n’a pas pu être chargé.',
  },
  selfCheck: {
    page: 'Cette page',
    missing: (noun) => `Il n’y a pas de document signé pour ce ${nouns[noun]}`,
    missingHelp: 'Rien ne peut être prouvé sans lui. Réessayez, ou demandez à l’émetteur.',
    notCompared: 'Non comparé, car le document n’est pas prouvé.',
    same: 'Le nom, le titre, le numéro et la date de cette page sont ceux qui ont été signés.',
    sameWithLabs:
      'Le nom, le titre, le numéro, la date et les labs résolus de cette page sont ceux qui ont été signés.',
    labs: 'Preuve pratique',
    different: 'Cette page ne montre pas ce qui a été signé',
    differentHelp:
      'La signature est valable, mais pour d’autres mots. Si cela persiste, fiez-vous au document signé.',
    differences: (all) => `${all.join(' ; ')}.`,
    difference: (fact, shown, signed) =>
      `${fact} : ${quoted(shown)} sur cette page, mais ${quoted(signed)} dans ce qui a été signé`,
    statusDiffers: 'Le statut est « Révoqué » sur cette page, mais pas dans la liste de l’émetteur',
    signedJson: 'JSON signé',
  },
  verify: {
    eyebrow: 'Ouvert à tous · Sans compte',
    lead: 'Saisissez le numéro d’un certificat pour voir à qui il a été délivré, pour quoi, et s’il est toujours valable.',
    findStep: {
      title: 'Trouvez le numéro',
      text: 'Il est imprimé sur chaque certificat et commence par CSN-. Majuscules ou minuscules, peu importe.',
    },
    readStep: {
      title: 'Lisez le registre',
      text: 'Vous voyez le certificat tel qu’il a été délivré : à qui, pour quel cours ou bootcamp, et quel jour.',
    },
    statusStep: {
      title: 'Connaissez son statut',
      text: 'Le statut vient de l’émetteur à cet instant. Un certificat retiré le dit.',
    },
    anything: 'Ou contrôlez un fichier, un lien ou toute une liste',
    anythingLead:
      'Chaque certificat et chaque badge porte la signature de l’émetteur. Donnez le fichier que vous avez reçu, et voyez si une seule lettre en a changé.',
    loading: 'Chargement',
    partFailed: 'Cette partie de la page n’a pas pu être chargée',
    partFailedHelp:
      'Vérifiez la connexion et réessayez. Le formulaire ci-dessus fonctionne sans elle.',
  },
  verifyAnything: {
    drop: 'Déposez des certificats ici',
    dropHint: (files) =>
      `JSON, PNG, SVG ou PDF tels qu’ils ont été téléchargés, ou un fichier CSV ou texte avec des numéros. Jusqu’à ${files} fichiers de 10 Mo.`,
    text: 'Numéros, liens ou texte d’un document',
    textMissing: 'Veuillez saisir un numéro ou un lien.',
    check: 'Contrôler',
    privacy:
      'Les fichiers sont lus ici, dans votre navigateur, et ne le quittent jamais. Seuls leurs numéros sont envoyés, pour consulter le registre.',
    result: 'Résultat',
    results: 'Résultats',
    clear: 'Effacer',
    waiting: 'Le site autorise un nombre limité de consultations par minute.',
    waitingHelp: 'La suite sera contrôlée automatiquement ; vous n’avez rien à faire.',
    checking: (count) =>
      plural(count, {
        one: 'Contrôle de # document.',
        many: 'Contrôle de # de documents.',
        other: 'Contrôle de # documents.',
      }),
    checkAgain: 'Tout contrôler à nouveau',
    verdicts,
    checkedOf: (done, all) => `${done} contrôlés sur ${all} …`,
    summary: (all, counts) =>
      `Contrôlés : ${all}. ${counts.map(({ verdict, count }) => `${verdicts[verdict]} : ${count}`).join(', ')}.`,
    columns: {
      credential: 'Document',
      file: 'Fichier',
      recipient: 'Titulaire',
      title: 'Titre',
      issuedOn: 'Délivré le',
      result: 'Résultat',
      note: 'Remarque',
    },
    fileUnreadable: (name) => `${name} ne peut pas être contrôlé`,
    textUnreadable: 'Cela ne peut pas être contrôlé',
    notIssued: (id) => `Rien n’a été délivré sous ${id ?? 'ce numéro'}`,
    notIssuedHelp:
      'Vérifiez le numéro lettre par lettre. Un document dont le numéro n’existe pas n’a pas été délivré par ce site.',
    comparison: 'Comparaison avec le registre',
    inDocument: 'Dans le document signé',
    inFile: 'Dans le fichier',
    noRecordOf: (id) =>
      `Le registre du site ne contient pas ${id}, le numéro que ce document nomme.`,
    recordUnread: (id) =>
      `L’entrée ${id} du registre n’a pas pu être lue ; rien n’a donc pu être comparé.`,
    onRecord: (title, recipient, date) =>
      `Au registre : ${title ?? 'sans titre'}, délivré à ${recipient ?? 'une personne dont le nom n’a pas été enregistré'}${date ? ` le ${date}` : ''}.`,
    notes: {
      differs: (facts) =>
        `Diffère du registre : ${facts.map(({ fact, recorded }) => `${fact} (${recorded})`).join(', ')}.`,
      notFound: 'Rien n’a été délivré sous ce numéro. Vérifiez-le lettre par lettre.',
      unknown: 'La consultation n’a pas abouti. Vérifiez la connexion et réessayez.',
      noRecord: 'Le registre du site ne contient pas son numéro.',
      untrusted: 'Il nomme un autre émetteur, dont rien n’est connu ici.',
    },
    tooManyFiles: (given, most) =>
      `Vous avez donné ${given} fichiers. Veuillez en donner ${most} au plus à la fois.`,
    tooManyIds: (given, most) =>
      `Vous avez donné ${given} numéros. Veuillez en donner ${most} au plus à la fois.`,
    foreignLink: (host) =>
      `Ce lien mène à un autre site, ${host}. Seuls les documents de ce site peuvent être consultés ici.`,
    unreadable: {
      empty_file: 'Le fichier est vide.',
      file_too_large: 'Le fichier dépasse 10 Mo.',
      damaged: 'Le fichier est endommagé, ou n’est pas ce qu’il paraît.',
      pdf_reader_missing:
        'Le lecteur de PDF n’a pas pu être chargé. Vérifiez la connexion et réessayez.',
      other_kind:
        'Ce type de fichier ne porte pas d’attestation. Prenez le fichier PNG, SVG, PDF ou JSON du certificat.',
      svg_without:
        'Il n’y a pas d’attestation signée dans cette image. D’autres images d’un certificat ne prouvent rien.',
      text_too_long: 'Le texte est trop long pour une liste de numéros.',
      no_ids:
        'Il ne contient aucun numéro de certificat ou de badge. Les numéros commencent par CSN- ou BDG-.',
      png_without:
        'Il n’y a pas d’attestation signée dans cette image. Les captures d’écran et autres copies la perdent, et ne prouvent rien.',
      png_several: 'Il y a plusieurs attestations dans cette image, et une seule est permise.',
      png_packed:
        'L’attestation de cette image est compressée d’une façon qu’Open Badges 3.0 n’autorise pas.',
      pdf_without:
        'Aucune attestation signée n’est jointe à ce PDF. Les copies imprimées ou numérisées la perdent, et ne prouvent rien.',
      pdf_several: 'Plusieurs attestations sont jointes à ce PDF, et une seule est permise.',
      pdf_unreadable:
        'Ce qui est joint à ce PDF ne peut pas être lu. Il est peut-être verrouillé ou endommagé.',
      json_too_long: 'Le JSON qu’il contient est bien plus grand qu’une attestation.',
      json_damaged: 'Il commence comme une attestation, mais son JSON est coupé ou endommagé.',
      json_unsigned: 'Il contient du JSON, mais pas d’attestation signée.',
      json_too_deep: 'Le JSON qu’il contient est plus imbriqué qu’une attestation.',
    },
    fileGone: 'Le navigateur n’a pas pu lire le fichier. Il a peut-être été déplacé ou modifié.',
  },
} satisfies Partial<ScreenMessages>
