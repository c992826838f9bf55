import type { ScreenMessages } from '../catalogue.ts'

export const passkeys = {
  passkeyDialog: {
    addTitle: 'Añadir una llave de acceso',
    addLead:
      'Para asegurarnos de que eres tú, escribe primero tu contraseña. Después sigue las instrucciones de tu dispositivo.',
    added: 'La llave de acceso se ha añadido.',
    renameTitle: 'Cambiar el nombre de la llave de acceso',
    name: 'Nombre',
    nameHint: 'Por ejemplo, el dispositivo en el que está.',
    save: 'Guardar',
    renamed: 'El nombre de la llave de acceso se ha cambiado.',
    removeTitle: 'Quitar la llave de acceso',
    removeLead: (name) =>
      `«${name}» ya no servirá para iniciar sesión. Para asegurarnos de que eres tú, escribe tu contraseña.`,
    remove: 'Quitar',
    removed: 'La llave de acceso se ha quitado. También puedes eliminarla de tu dispositivo.',
  },
  passkeys: {
    passkeys: 'Llaves de acceso',
    passkeysHelp:
      'Inicia sesión con tu huella, tu cara o un PIN, sin una contraseña que se pueda robar.',
    unsupported:
      'Este navegador no admite llaves de acceso aquí. Puedes añadir una en otro navegador.',
    add: 'Añadir una llave de acceso',
    device: 'Llave de acceso en un dispositivo',
    phone: 'Llave de acceso en un teléfono',
    securityKey: 'Llave de seguridad',
    unknown: 'Llave de acceso',
    synced: 'Sincronizada',
    added: (date) => `Añadida el ${date}, aún sin usar.`,
    addedAndUsed: (added, used) => `Añadida el ${added}, último uso el ${used}.`,
    onThisAlone: 'En un solo dispositivo.',
    rename: 'Cambiar el nombre',
    remove: 'Quitar',
    loading: 'Cargando las llaves de acceso',
    loadFailed: 'No se pudieron cargar tus llaves de acceso.',
  },
} satisfies Partial<ScreenMessages>
