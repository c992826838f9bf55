import type { UiMessages } from '../catalogue.ts'
import { minutes, phrase, plural } from './forms.ts'

export const qToZ = {
  QuizForm: {
    question: (number, total) => `Question ${number} sur ${total}`,
    chooseAll: 'Choisissez toutes les réponses qui conviennent',
    unanswered: 'Cette question n’a pas encore de réponse.',
    missing: 'Veuillez répondre à toutes les questions avant d’envoyer.',
    answered: (given, total) => `${given} réponses sur ${total}`,
    submit: 'Envoyer le quiz',
  },
  QuizPassed: { review: 'Revoir les réponses', hideReview: 'Masquer les réponses' },
  QuizResultDialog: {
    passed: 'Quiz réussi !',
    failed: 'Quiz échoué',
    wellDone: 'Bien joué. Passez à la leçon suivante.',
    retryNeeded: 'Vous devez refaire le quiz.',
    score: 'Votre score',
    continue: 'Continuer',
    retry: 'Refaire le quiz',
  },
  QuizReview: {
    chosenRight: 'Votre réponse, juste',
    right: 'Bonne réponse',
    chosenWrong: 'Votre réponse, fausse',
  },
  RecordComparison: {
    label: 'Comparaison avec le registre',
    same: 'Rien ne diffère du registre',
    differing: (count, total) =>
      plural(count, {
        one: `# champ sur ${total} diffère du registre`,
        many: `# champs sur ${total} diffèrent du registre`,
        other: `# champs sur ${total} diffèrent du registre`,
      }),
    field: 'Champ',
    given: 'Dans le fichier',
    recorded: 'Au registre',
    differs: 'Diffère',
    notStated: 'Non indiqué',
  },
  RecoveryCodes: {
    lead: 'Chacun de ces codes vous permet d’entrer une fois si vous n’avez pas votre application d’authentification. Ils ne s’affichent que maintenant : gardez-les là où vous les retrouverez sans cet appareil.',
    list: 'Codes de secours',
    copy: 'Copier les codes',
    download: 'Télécharger en texte',
    kept: 'Je les ai conservés',
    done: 'Terminé',
    leaving: 'Ces codes ne seront plus affichés. Copiez-les ou téléchargez-les avant de fermer.',
    leave: 'Fermer quand même',
  },
  RemainingTimeChip: {
    label: 'Temps restant',
    left: (time) => `Il reste ${time}`,
    runningOut: (time) => `Il ne reste que ${time}`,
  },
  RequirementsList: { title: 'Prérequis' },
  RichText: {
    codeBlock: (number) => `bloc de code ${number}`,
    run: 'Exécuter',
    runBlock: (number) => `Exécuter dans le terminal : bloc de code ${number}`,
    copyFailed: 'Échec',
  },
  RunningLab: {
    left: (lab, time) => `${lab} : il reste ${time}`,
    runningOut: (lab, time) => `${lab} : il ne reste que ${time}`,
    over: (lab) => `${lab} : temps écoulé`,
    starting: (lab) => `${lab} démarre`,
    startingShort: 'Démarrage',
  },
  SearchField: { clear: 'Effacer la recherche' },
  SearchResultList: {
    label: 'Résultats',
    kinds: { course: 'Cours', lesson: 'Leçon', lab: 'Lab', bootcamp: 'Bootcamp' },
  },
  SessionDetails: {
    title: 'Détails de la session',
    progress: 'Avancement de la session',
    started: 'Début',
    notStarted: 'Pas encore',
    duration: 'Durée',
    minutes,
    creditsUsed: 'Crédits utilisés',
    ended: 'Fin',
  },
  SessionStatistics: {
    solved: (count) => plural(count, { one: '# résolu', many: '# résolus', other: '# résolus' }),
    completed: (count) =>
      plural(count, { one: '# terminée', many: '# terminées', other: '# terminées' }),
    failed: (count) => plural(count, { one: '# échouée', many: '# échouées', other: '# échouées' }),
  },
  ShareCard: {
    title: 'Partager',
    copyLink: 'Copier le lien du certificat',
    copied: 'Lien du certificat copié !',
  },
  SkipLink: { skip: 'Aller au contenu' },
  Stat: { up: 'En hausse', down: 'En baisse', loading: 'Chargement' },
  Stepper: {
    stepOf: (number, count) => `Étape ${number} sur ${count}`,
    states: {
      done: 'Terminée',
      current: 'Étape actuelle',
      upcoming: 'À venir',
      error: 'À corriger',
    },
  },
  Table: {
    empty: 'Rien pour l’instant.',
    loading: 'Chargement',
    sortBy: 'Trier par',
    ascending: (column) => `${column}, ordre croissant`,
    descending: (column) => `${column}, ordre décroissant`,
    selectAll: 'Tout sélectionner',
    select: (row) => `Sélectionner ${row}`,
  },
  TaskAccessDialog: {
    title: 'Remise des travaux',
    sentTitle: 'Lien d’accès envoyé !',
    help: (bootcamp) =>
      `Les participants à ${bootcamp} n’ont pas besoin de compte : saisissez l’adresse de votre inscription, et nous vous envoyons un lien vers vos travaux.`,
    email: 'E-mail d’inscription',
    cancel: 'Annuler',
    send: 'Envoyer le lien d’accès',
    sending: 'Envoi...',
    sentTo: (address) => phrase('Un lien d’accès a été envoyé à ', address, '.'),
    sentHelp:
      'Il fonctionne pendant 72 heures, autant de fois que vous voulez. Rien reçu après quelques minutes ? Regardez dans vos courriers indésirables et vérifiez que c’est bien l’adresse de votre inscription.',
    close: 'Fermer',
  },
  TaskForm: {
    label: 'Remise des travaux',
    title: 'Remettre votre travail',
    weeklyTask: 'Travail de la semaine',
    resume: 'CV',
    resumeHint: 'Requis pour un stage',
    formats: 'PDF, DOCX, ZIP (10 Mo max.)',
    interests: 'Intérêts',
    internship: 'Intéressé par un stage',
    mentorship: 'Intéressé par un mentorat',
    feedback: 'Votre expérience',
    feedbackHint:
      'Qu’avez-vous appris, et qu’est-ce qui vous aurait aidé ? Au moins 10 caractères.',
    submit: 'Remettre le travail',
    submitting: 'Envoi...',
  },
  TaskHero: { back: 'Retour au bootcamp', eyebrow: 'Remise des travaux' },
  TaskStatusPanel: {
    title: 'Statut du travail',
    reviewerWrites: 'Le correcteur écrit :',
    statuses: {
      not_submitted: {
        label: 'Non remis',
        text: 'Veuillez envoyer votre travail de la semaine et donner votre avis.',
      },
      under_review: {
        label: 'En cours d’examen',
        text: 'Votre travail est en cours d’examen. Vous aurez une réponse sous 2 semaines.',
      },
      approved: {
        label: 'Approuvé',
        text: 'Félicitations, votre travail est approuvé. Un certificat de réussite vous sera envoyé dans quelques jours.',
      },
      incomplete: {
        label: 'Incomplet',
        text: 'Votre travail doit être complété. Veuillez le revoir et le remettre à nouveau.',
      },
    },
  },
  TaskSubmitted: {
    title: 'Remis avec succès !',
    text: 'Merci. Vous recevrez bientôt une confirmation par e-mail.',
  },
  TextArea: {
    left: (count) =>
      plural(count, {
        one: '# caractère restant',
        many: '# de caractères restants',
        other: '# caractères restants',
      }),
  },
  Timeline: {
    states: { done: 'Terminé', current: 'Maintenant', upcoming: 'À venir', failed: 'Échoué' },
  },
  ToastRegion: {
    label: 'Notifications',
    tones: {
      success: 'Succès :',
      info: 'Information :',
      caution: 'Attention :',
      critical: 'Erreur :',
    },
    dismiss: 'Ignorer',
  },
  TopBar: {
    main: 'Principal',
    menu: 'Menu',
    account: 'Compte',
    signIn: 'Se connecter',
    search: 'Rechercher',
    searchKeys: 'Rechercher (touche / ou Ctrl+K)',
  },
  TotpSetup: {
    scan: 'Scannez cette image avec votre application d’authentification, ou saisissez-y la clé autrement.',
    picture: 'QR code avec la clé',
    key: 'Clé à saisir',
    copyKey: 'Copier la clé',
    open: 'Ouvrir dans une application de cet appareil',
    code: 'Code',
    codeHint: 'Les 6 chiffres que l’application affiche maintenant.',
    submit: 'Activer',
  },
  VerificationTable: {
    download: 'Télécharger les résultats en CSV',
    label: 'Attestations contrôlées',
    columns: {
      credential: 'Attestation',
      recipient: 'Titulaire',
      title: 'Titre',
      issuedOn: 'Délivré le',
      result: 'Résultat',
      page: 'Page',
    },
  },
  VerifyForm: { id: 'Numéro de certification', verify: 'Vérifier' },
  VerifyHero: { title: 'Vérifier un certificat' },
  VideoFrame: { notAvailable: 'Vidéo non disponible' },
  VideoPreview: {
    play: 'Lire l’aperçu',
    playOf: (title) => `Lire l’aperçu de ${title}`,
    player: (title) => `Aperçu de ${title}`,
  },
} satisfies Partial<UiMessages>
