import type { UiMessages } from '../catalogue.ts'

/** Requests to the operator of the site. */
export const requests = {
  RequestAction: {
    actions: {
      name_correction: 'Corriger mon nom',
      credits: 'Demander des crédits',
      subscription: 'Demander un abonnement',
    },
    asked: (date) => `Demandé le ${date}. Nous vous écrirons.`,
  },
} satisfies Partial<UiMessages>
