import type { UiMessages } from '../catalogue.ts'

/** Requests to the operator of the site. */
export const requests = {
  RequestAction: {
    actions: {
      name_correction: 'Corregir mi nombre',
      credits: 'Pedir créditos',
      subscription: 'Pedir una suscripción',
    },
    asked: (date) => `Solicitado el ${date}. Te escribiremos.`,
  },
} satisfies Partial<UiMessages>
