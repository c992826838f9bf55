import type { ScreenMessages } from '../catalogue.ts'

export const passkeys = {
  passkeyDialog: {
    addTitle: 'Adicionar uma chave de acesso',
    addLead:
      'Para termos certeza de que é você, digite primeiro sua senha. Depois siga as instruções do seu dispositivo.',
    added: 'A chave de acesso foi adicionada.',
    renameTitle: 'Renomear a chave de acesso',
    name: 'Nome',
    nameHint: 'Por exemplo, o dispositivo em que ela está.',
    save: 'Salvar',
    renamed: 'A chave de acesso foi renomeada.',
    removeTitle: 'Remover a chave de acesso',
    removeLead: (name) =>
      `“${name}” não servirá mais para entrar. Para termos certeza de que é você, digite sua senha.`,
    remove: 'Remover',
    removed: 'A chave de acesso foi removida. Você também pode excluí-la do seu dispositivo.',
  },
  passkeys: {
    passkeys: 'Chaves de acesso',
    passkeysHelp:
      'Entre com sua digital, seu rosto ou um PIN, sem uma senha que possa ser roubada.',
    unsupported:
      'Este navegador não tem chaves de acesso aqui. Você pode adicionar uma em outro navegador.',
    add: 'Adicionar uma chave de acesso',
    device: 'Chave de acesso em um dispositivo',
    phone: 'Chave de acesso em um celular',
    securityKey: 'Chave de segurança',
    unknown: 'Chave de acesso',
    synced: 'Sincronizada',
    added: (date) => `Adicionada em ${date}, ainda não usada.`,
    addedAndUsed: (added, used) => `Adicionada em ${added}, último uso em ${used}.`,
    onThisAlone: 'Em um só dispositivo.',
    rename: 'Renomear',
    remove: 'Remover',
    loading: 'Carregando as chaves de acesso',
    loadFailed: 'Não foi possível carregar suas chaves de acesso.',
  },
} satisfies Partial<ScreenMessages>
