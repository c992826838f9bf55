import type { UiMessages } from '../catalogue.ts'
import { characters, plural } from './forms.ts'

export const notebook = {
  LabNotebook: {
    title: 'Caderno',
    label: 'Suas notas',
    hint: 'Você pode usar Markdown. Só você as vê, e elas ficam quando o laboratório termina.',
    placeholder: 'O que você encontrou, e como',
    modes: { label: 'Mostrar as notas como', write: 'Escrever', preview: 'Prévia' },
    empty: 'Nada para mostrar ainda. O que você escrever aparece aqui como vai ficar.',
    loadingPreview: 'Carregando a prévia',
    states: {
      loading: 'Carregando...',
      unread: 'Não carregado',
      empty: 'Nada escrito ainda',
      saved: 'Salvo',
      changed: 'Ainda não salvo',
      saving: 'Salvando...',
      offline: 'Sem conexão: guardado neste dispositivo',
      failed: 'Não salvo: guardado neste dispositivo',
      full: 'Não salvo: guardado neste dispositivo',
      'too long': 'Longo demais: guardado neste dispositivo',
    },
    failed: 'Não foi possível salvar as notas. Continuamos tentando; seu texto fica aqui.',
    full: 'Não cabem mais versões. Exclua algumas, e esta será salva.',
    unread: 'Não foi possível carregar suas notas.',
    retry: 'Tentar de novo',
    left: (count) =>
      plural(count, {
        one: 'Resta # caractere',
        many: 'Restam # de caracteres',
        other: 'Restam # caracteres',
      }),
    tooLong: (count) =>
      `Longo demais: ${characters(count)} a mais. Será salvo quando for mais curto; seu texto fica aqui.`,
    conflict: (count) =>
      plural(count, {
        one: 'Você também escreveu em outra aba ou em outro dispositivo. O texto mais recente está nas suas notas; o outro fica guardado aqui.',
        many: 'Você também escreveu em outras abas ou em outros dispositivos. O texto mais recente está nas suas notas; os outros ficam guardados aqui.',
        other:
          'Você também escreveu em outras abas ou em outros dispositivos. O texto mais recente está nas suas notas; os outros ficam guardados aqui.',
      }),
    copy: (time) => `Outra versão, guardada ${time}`,
    insert: 'Adicionar às notas',
    drop: 'Excluir',
    dropping: 'Excluindo...',
    ofCopy: (time) => ` a versão guardada ${time}`,
    download: 'Baixar o relatório',
    past: 'Sessões anteriores',
  },
} satisfies Partial<UiMessages>
