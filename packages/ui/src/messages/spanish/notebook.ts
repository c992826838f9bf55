import type { UiMessages } from '../catalogue.ts'
import { characters, plural } from './forms.ts'

export const notebook = {
  LabNotebook: {
    title: 'Cuaderno',
    label: 'Tus notas',
    hint: 'Puedes usar Markdown. Solo tú las ves, y se quedan cuando termina el laboratorio.',
    placeholder: 'Qué encontraste, y cómo',
    modes: { label: 'Mostrar las notas como', write: 'Escribir', preview: 'Vista previa' },
    empty: 'Aún no hay nada. Lo que escribas aparecerá aquí tal como se verá.',
    loadingPreview: 'Cargando la vista previa',
    states: {
      loading: 'Cargando...',
      unread: 'Sin cargar',
      empty: 'Aún no hay nada escrito',
      saved: 'Guardado',
      changed: 'Aún sin guardar',
      saving: 'Guardando...',
      offline: 'Sin conexión: guardado en este dispositivo',
      failed: 'Sin guardar: se conserva en este dispositivo',
      full: 'Sin guardar: se conserva en este dispositivo',
      'too long': 'Demasiado largo: se conserva en este dispositivo',
    },
    failed: 'No se pudieron guardar las notas. Seguimos intentándolo; tu texto sigue aquí.',
    full: 'No caben más versiones. Elimina alguna, y esta se guardará.',
    unread: 'No se pudieron cargar tus notas.',
    retry: 'Reintentar',
    left: (count) =>
      plural(count, {
        one: 'Queda # carácter',
        many: 'Quedan # de caracteres',
        other: 'Quedan # caracteres',
      }),
    tooLong: (count) =>
      `Sobran ${characters(count)}. Se guardará cuando sea más corto; tu texto sigue aquí.`,
    conflict: (count) =>
      plural(count, {
        one: 'También escribiste en otra pestaña o en otro dispositivo. El texto más reciente está en tus notas; el otro se guarda aquí.',
        many: 'También escribiste en otras pestañas o en otros dispositivos. El texto más reciente está en tus notas; los demás se guardan aquí.',
        other:
          'También escribiste en otras pestañas o en otros dispositivos. El texto más reciente está en tus notas; los demás se guardan aquí.',
      }),
    copy: (time) => `Otra versión, guardada ${time}`,
    insert: 'Añadir a las notas',
    drop: 'Eliminar',
    dropping: 'Eliminando...',
    ofCopy: (time) => ` la versión guardada ${time}`,
    download: 'Descargar el informe',
    past: 'Sesiones anteriores',
  },
} satisfies Partial<UiMessages>
