import { phrase } from './forms.ts'
import type { UiMessages } from '../catalogue.ts'

/** Requests to the operator of the site, and being told when a bootcamp opens. */
export const requests = {
  OpeningNoticeDialog: {
    title: 'Avise-me quando abrir',
    sentTitle: 'Confira seu e-mail',
    help: (bootcamp) =>
      `Um único e-mail quando as inscrições para ${bootcamp} abrirem, e nenhum outro. Você pode sair da lista quando quiser.`,
    email: 'E-mail',
    cancel: 'Cancelar',
    send: 'Avise-me',
    sending: 'Enviando...',
    sentTo: (address) => phrase('Enviamos um link para ', address, '.'),
    sentHelp:
      'Abra o link em até 48 horas para confirmar que podemos escrever para você. Não chegou em alguns minutos? Olhe na pasta de spam.',
    close: 'Fechar',
  },
  RequestAction: {
    actions: {
      name_correction: 'Corrigir meu nome',
      credits: 'Pedir créditos',
      subscription: 'Pedir uma assinatura',
    },
    asked: (date) => `Pedido em ${date}. Vamos escrever para você.`,
  },
} satisfies Partial<UiMessages>
