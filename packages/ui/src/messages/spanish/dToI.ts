import type { UiMessages } from '../catalogue.ts'
import { bytes, plural } from './forms.ts'

export const dToI = {
  DatePicker: { open: 'Abrir el calendario', previous: 'Mes anterior', next: 'Mes siguiente' },
  DeleteAccountDialog: {
    title: 'Eliminar mi cuenta',
    consequence:
      'Tu perfil, tus cursos, tu progreso, tus laboratorios, tus notas y tus créditos se eliminan para siempre, igual que tus tareas de bootcamp con sus archivos; los laboratorios en marcha terminan ahora.',
    noWayBack: 'Esto no se puede deshacer.',
    password: 'Contraseña',
    passwordHint: 'Para asegurarnos de que eres tú.',
    deleteCredentials: 'Eliminar también mis certificados e insignias',
    keptCredentials:
      'Si no, se quedan como se emitieron, con tu nombre, y cualquiera puede seguir verificándolos: los enlaces de tu CV siguen funcionando.',
    cancel: 'Cancelar',
    submit: 'Eliminar mi cuenta',
  },
  ErrorState: { retry: 'Reintentar' },
  EvidenceQuestion: {
    titles: {
      unasked: '¿Mostrar los laboratorios que resolviste?',
      shown: 'Tus acreditaciones muestran tus laboratorios',
      hidden: 'Tus acreditaciones no muestran tus laboratorios',
    },
    texts: {
      unasked:
        'Si estás de acuerdo, forman parte de lo firmado: quien tenga el enlace ve qué laboratorios resolviste, cuántas comprobaciones, en cuántos minutos y qué día. Puedes cambiarlo cuando quieras en tu perfil.',
      shown:
        'Los laboratorios de tus cursos que resuelvas a partir de ahora se añaden solos. Puedes detenerlo cuando quieras en tu perfil: entonces mostramos tus acreditaciones sin ellos, pero las copias que alguien haya hecho siguen siendo válidas.',
      hidden: 'Puedes cambiarlo cuando quieras en tu perfil.',
    },
    shows: 'Lo que se muestra',
    show: 'Mostrar mis laboratorios',
    hide: 'No mostrar',
    stop: 'Dejar de mostrar',
  },
  FileDropZone: { choose: 'o elige archivos' },
  FileSlot: {
    choose: 'Elige un archivo o suéltalo aquí',
    drop: 'Suelta el archivo aquí',
    dropToReplace: 'Suelta para reemplazarlo',
    onlyOne: 'Aquí solo cabe un archivo. Elige uno de ellos.',
    cancel: 'Cancelar',
    cancelUploadOf: (label) => `Cancelar la subida de ${label}`,
    replace: 'Reemplazar',
    replaceFile: (label) => `Reemplazar ${label}`,
    remove: 'Quitar',
    removeFile: (label) => `Quitar ${label}`,
    uploading: (fileName) => `Subiendo ${fileName}`,
    checking: (fileName) => `Comprobando ${fileName}`,
    uploaded: (fileName) => `${fileName} se ha subido`,
    removing: (fileName) => `Quitando ${fileName}`,
    bytes,
    kilobytes: (count) => `${count} kB`,
    megabytes: (count) => `${count} MB`,
  },
  FilterLayout: { results: 'Resultados' },
  FilterPanel: {
    title: 'Filtros',
    chosen: (count) => plural(count, { one: '# elegido', many: '# elegidos', other: '# elegidos' }),
    clearAll: 'Borrar todo',
    level: 'Nivel',
    domain: 'Área',
    type: 'Tipo',
    showResults: 'Ver resultados',
    remove: (option) => `Quitar ${option}`,
  },
  Footer: {
    label: 'Pie de página',
    copyright: (year, owner) => `© ${year} ${owner}. Todos los derechos reservados.`,
    language: 'Idioma',
    applyLanguage: 'Aplicar',
    theme: 'Tema',
    themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  },
  FormField: { required: 'Obligatorio.' },
  Image: { loading: 'Cargando la imagen' },
  InstructorBlock: { title: 'Instructor' },
  InviteCodeDialog: {
    title: 'Introducir el código de invitación',
    lead: (courseTitle) =>
      `${courseTitle} está abierto a personas invitadas. El código está en tu invitación.`,
    code: 'Código de invitación',
    cancel: 'Cancelar',
    submit: 'Enviar',
  },
} satisfies Partial<UiMessages>
