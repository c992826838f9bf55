import type { UiMessages } from '../catalogue.ts'
import { plural } from './forms.ts'

export const dToI = {
  DatePicker: { open: 'Ouvrir le calendrier', previous: 'Mois précédent', next: 'Mois suivant' },
  DeleteAccountDialog: {
    title: 'Supprimer mon compte',
    consequence:
      'Votre profil, vos cours, votre progression, vos labs, vos notes et vos crédits sont supprimés définitivement, ainsi que vos travaux de bootcamp avec leurs fichiers ; les labs en cours s’arrêtent maintenant.',
    noWayBack: 'Cette action est irréversible.',
    password: 'Mot de passe',
    passwordHint: 'Pour nous assurer que c’est bien vous.',
    deleteCredentials: 'Supprimer aussi mes certificats et badges',
    keptCredentials:
      'Sinon, ils restent tels qu’ils ont été délivrés, à votre nom, et toujours vérifiables : les liens de votre CV continuent de fonctionner.',
    cancel: 'Annuler',
    submit: 'Supprimer mon compte',
  },
  ErrorState: { retry: 'Réessayer' },
  EvidenceQuestion: {
    titles: {
      unasked: 'Montrer les labs que vous avez résolus ?',
      shown: 'Vos attestations montrent vos labs',
      hidden: 'Vos attestations ne montrent pas vos labs',
    },
    texts: {
      unasked:
        'Avec votre accord, ils font partie de ce qui est signé : toute personne qui a le lien voit quels labs vous avez résolus, combien de contrôles, en combien de minutes et quel jour. Vous pouvez changer cela à tout moment dans votre profil.',
      shown:
        'Les labs de vos cours que vous résolvez désormais s’ajoutent automatiquement. Vous pouvez arrêter cela à tout moment dans votre profil : nous présentons alors vos attestations sans eux, mais les copies déjà faites restent valables.',
      hidden: 'Vous pouvez changer cela à tout moment dans votre profil.',
    },
    shows: 'Ce qui est montré',
    show: 'Montrer mes labs',
    hide: 'Ne pas montrer',
    stop: 'Ne plus montrer',
  },
  FileDropZone: { choose: 'ou choisissez des fichiers' },
  FileSlot: {
    choose: 'Choisissez un fichier ou déposez-le ici',
    drop: 'Déposez le fichier ici',
    dropToReplace: 'Déposez pour le remplacer',
    onlyOne: 'Un seul fichier est possible ici. Veuillez en choisir un.',
    cancel: 'Annuler',
    cancelUploadOf: (label) => `Annuler l’envoi : ${label}`,
    replace: 'Remplacer',
    replaceFile: (label) => `Remplacer : ${label}`,
    remove: 'Retirer',
    removeFile: (label) => `Retirer : ${label}`,
    uploading: (fileName) => `Envoi de ${fileName}`,
    checking: (fileName) => `Vérification de ${fileName}`,
    uploaded: (fileName) => `${fileName} est envoyé`,
    removing: (fileName) => `Retrait de ${fileName}`,
    bytes: (count) => plural(count, { one: '# octet', many: '# d’octets', other: '# octets' }),
    kilobytes: (count) => `${count} Ko`,
    megabytes: (count) => `${count} Mo`,
  },
  FilterLayout: { results: 'Résultats' },
  FilterPanel: {
    title: 'Filtres',
    chosen: (count) => plural(count, { one: '# choisi', many: '# choisis', other: '# choisis' }),
    clearAll: 'Tout effacer',
    level: 'Niveau',
    domain: 'Domaine',
    type: 'Type',
    showResults: 'Voir les résultats',
    remove: (option) => `Retirer ${option}`,
  },
  Footer: {
    label: 'Pied de page',
    copyright: (year, owner) => `© ${year} ${owner}. Tous droits réservés.`,
    language: 'Langue',
    applyLanguage: 'Appliquer',
    theme: 'Thème',
    themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  },
  FormField: { required: 'Obligatoire.' },
  Image: { loading: 'Chargement de l’image' },
  InstructorBlock: { title: 'Formateur' },
  InviteCodeDialog: {
    title: 'Saisir le code d’invitation',
    lead: (courseTitle) =>
      `${courseTitle} est ouvert sur invitation. Le code se trouve dans votre invitation.`,
    code: 'Code d’invitation',
    cancel: 'Annuler',
    submit: 'Envoyer',
  },
} satisfies Partial<UiMessages>
