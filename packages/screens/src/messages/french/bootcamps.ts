import { pluralIn } from '@rampart/ui/Language'
import type { ScreenMessages } from '../catalogue.ts'

const plural = pluralIn('fr')

/** Bootcamps and their tasks. */
export const bootcamps = {
  openingNotice: {
    askTitle: 'Vous prévenir à l’ouverture ?',
    askText: 'Vous recevez un seul e-mail à l’ouverture des candidatures, et aucun autre.',
    confirm: 'Oui, prévenez-moi',
    confirmedTitle: 'Nous vous préviendrons',
    confirmedText:
      'Un seul e-mail arrive à l’ouverture des candidatures. Un lien vous y permet de quitter la liste.',
    leaveTitle: 'Quitter la liste ?',
    leaveText:
      'Nous ne vous préviendrons pas de l’ouverture des candidatures et supprimerons votre adresse.',
    leave: 'Quitter la liste',
    leftTitle: 'Vous n’êtes plus sur la liste',
    leftText: 'Votre adresse est supprimée.',
    unknownTitle: 'Ce lien ne fonctionne pas',
    unknownText:
      'Il a expiré, ou un e-mail plus récent l’a remplacé. Vous pouvez refaire la demande sur la page du bootcamp.',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    bootcamp: 'Voir le bootcamp',
    bootcamps: 'Voir les bootcamps',
  },
  bootcamps: {
    title: 'Bootcamps professionnels',
    eyebrow: 'En direct · En groupe · Avec correction',
    lead: 'Des semaines de pratique guidée vers un métier : avec des personnes qui apprennent à vos côtés, et d’autres qui lisent vos travaux.',
    none: 'Pas encore de bootcamps.',
    steps: 'Le déroulement d’un bootcamp',
    learnStep: {
      title: 'Apprendre ensemble',
      text: 'Chaque semaine, une séance en direct en petit groupe avec un mentor, et entre-temps un lab rien qu’à vous.',
    },
    submitStep: {
      title: 'Remettre votre travail',
      text: 'Vous envoyez votre travail par un lien reçu par e-mail. Pas besoin de compte, et rien ne se perd.',
    },
    reviewStep: {
      title: 'Savoir ce qui manque',
      text: 'Un correcteur le lit et répond sous deux semaines. Un travail approuvé donne un certificat que chacun peut vérifier.',
    },
    starts: (date) => `Début le ${date}`,
    started: (date) => `A commencé le ${date}`,
    ran: (first, last) => `Du ${first} au ${last}`,
    datesFollow: 'Les dates de la prochaine session suivront',
    duration: 'Durée',
    weeks: (count) =>
      plural(count, { one: '# semaine', many: '# de semaines', other: '# semaines' }),
    firstDay: 'Premier jour',
    lastDay: 'Dernier jour',
    features: 'Comment vous apprenez',
    about: 'À propos de ce bootcamp',
    curriculum: 'Programme',
    curriculumLead: 'Un thème par semaine. Chacun se termine par un travail qu’un correcteur lit.',
    outcomes: 'Débouchés',
    jobRoles: 'Métiers',
    certifications: 'Certifications',
    requirements: 'Conditions',
    prerequisites: 'Prérequis',
    technicalRequirements: 'Configuration technique',
    noticeFailed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    accessFailed: 'Le lien d’accès n’a pas pu être envoyé. Veuillez réessayer.',
  },
  bootcampTask: {
    loading: 'Chargement de votre travail',
    loadFailed: 'Votre travail n’a pas pu être chargé',
    loadFailedHelp:
      'Vérifiez votre connexion et réessayez. Rien de ce que vous avez remis ou saisi n’est perdu.',
    back: 'Retour au bootcamp',
    denied: 'Accès refusé',
    deniedHelp:
      'Pour recevoir un lien par e-mail, choisissez Remettre des travaux sur la page du bootcamp. Si ce bouton n’y est pas, choisissez-y « Vous participez déjà ? Recevez votre lien vers les travaux ».',
    noToken:
      'Aucun jeton de session. Veuillez demander un lien d’accès depuis la page du bootcamp.',
    sessionEnded:
      'La session a expiré ou n’est pas valable. Veuillez demander un nouveau lien d’accès.',
    uploadSessionEnded: 'La session a expiré. Rechargez la page et réessayez.',
    uploadFailed: 'Le fichier n’a pas pu être envoyé',
    uploadTooSlow:
      'L’envoi a pris trop de temps. Réessayez avec une connexion plus rapide ou un fichier plus petit.',
    removalFailed: 'Le fichier n’a pas pu être supprimé',
    submitFailed: 'Le travail n’a pas pu être remis. Veuillez réessayer.',
    waitForFile: 'Veuillez attendre que votre fichier soit envoyé.',
    timeline: 'Ce que devient votre travail',
    handIn: 'Remettez votre travail',
    handedIn: 'Vous l’avez remis',
    inReview: 'Nous l’examinons, sous 2 semaines',
    reviewed: 'Nous l’avons examiné',
    handInAgain: 'Remettez-le à nouveau',
    result: 'Vous recevez le résultat par e-mail',
    approved: 'Votre travail est approuvé',
    yourTask: 'Ce que vous avez remis',
    weeklyTask: 'Travail de la semaine',
    resume: 'CV',
    experience: 'Votre expérience',
    askForLink: 'Envoyez-moi un nouveau lien',
  },
} satisfies Partial<ScreenMessages>
