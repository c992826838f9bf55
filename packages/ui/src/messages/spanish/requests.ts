import { phrase } from './forms.ts'
import type { UiMessages } from '../catalogue.ts'

/** Requests to the operator of the site, and being told when a bootcamp opens. */
export const requests = {
  OpeningNoticeDialog: {
    title: 'Avísame cuando abra',
    sentTitle: 'Revisa tu correo',
    help: (bootcamp) =>
      `Un solo correo cuando se abran las inscripciones para ${bootcamp}, y ningún otro. Puedes salir de la lista cuando quieras.`,
    email: 'Correo electrónico',
    cancel: 'Cancelar',
    send: 'Avísame',
    sending: 'Enviando...',
    sentTo: (address) => phrase('Enviamos un enlace a ', address, '.'),
    sentHelp:
      'Abre el enlace en un plazo de 48 horas para confirmar que podemos escribirte. ¿No llega en unos minutos? Mira en la carpeta de correo no deseado.',
    close: 'Cerrar',
  },
  RequestAction: {
    actions: {
      name_correction: 'Corregir mi nombre',
      credits: 'Pedir créditos',
      subscription: 'Pedir una suscripción',
    },
    asked: (date) => `Solicitado el ${date}. Te escribiremos.`,
  },
} satisfies Partial<UiMessages>
