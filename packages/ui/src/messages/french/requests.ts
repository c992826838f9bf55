import { phrase } from './forms.ts'
import type { UiMessages } from '../catalogue.ts'

/** Requests to the operator of the site, and being told when a bootcamp opens. */
export const requests = {
  OpeningNoticeDialog: {
    title: 'Prévenez-moi à l’ouverture',
    sentTitle: 'Consultez vos e-mails',
    help: (bootcamp) =>
      `Un seul e-mail à l’ouverture des candidatures pour ${bootcamp}, et aucun autre. Vous pouvez quitter la liste à tout moment.`,
    email: 'E-mail',
    cancel: 'Annuler',
    send: 'Prévenez-moi',
    sending: 'Envoi...',
    sentTo: (address) => phrase('Nous avons envoyé un lien à ', address, '.'),
    sentHelp:
      'Ouvrez le lien dans les 48 heures pour confirmer que nous pouvons vous écrire. Rien reçu après quelques minutes ? Regardez dans vos courriers indésirables.',
    close: 'Fermer',
  },
  RequestAction: {
    actions: {
      name_correction: 'Corriger mon nom',
      credits: 'Demander des crédits',
      subscription: 'Demander un abonnement',
    },
    asked: (date) => `Demandé le ${date}. Nous vous écrirons.`,
  },
} satisfies Partial<UiMessages>
