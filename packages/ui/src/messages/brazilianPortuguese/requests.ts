import type { UiMessages } from '../catalogue.ts'

/** Requests to the operator of the site. */
export const requests = {
  RequestAction: {
    actions: {
      name_correction: 'Corrigir meu nome',
      credits: 'Pedir créditos',
      subscription: 'Pedir uma assinatura',
    },
    asked: (date) => `Pedido em ${date}. Vamos escrever para você.`,
  },
} satisfies Partial<UiMessages>
