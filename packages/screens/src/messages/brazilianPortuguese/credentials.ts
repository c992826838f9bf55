import type { CredentialNoun } from '../../credentials/checks.messages.ts'
import type { ScreenMessages } from '../catalogue.ts'
import { checks as labChecks, minutes, plural } from './forms.ts'
import { found } from './found.ts'
import { kinds } from './kinds.ts'

/** Masculine: sentences about any of them agree with it. */
const nouns: Record<CredentialNoun, string> = {
  certificate: 'certificado',
  badge: 'selo',
  credential: 'documento',
}

const quoted = (text: string | null) => (text === null ? 'nada' : `“${text}”`)

const verdicts: ScreenMessages['verifyAnything']['verdicts'] = {
  valid: 'Válido',
  superseded: 'Substituído',
  expired: 'Não válido hoje',
  revoked: 'Revogado',
  altered: 'Não autêntico',
  untrusted: 'Outro emissor',
  notFound: 'Não encontrado',
  unknown: 'Não verificado',
  unreadable: 'Ilegível',
  checking: 'Verificando',
}

/** Certificates and badges, and how they are verified. */
export const credentials = {
  checks: {
    headlines: {
      checking: (noun) => `Verificando este ${nouns[noun]} …`,
      valid: (noun) => `Este ${nouns[noun]} é autêntico e válido`,
      altered: (noun) => `Este ${nouns[noun]} não é autêntico`,
      untrusted: (noun) => `Este ${nouns[noun]} não foi emitido aqui`,
      revoked: (noun) => `Este ${nouns[noun]} foi revogado`,
      superseded: (noun) => `Este ${nouns[noun]} foi substituído`,
      expired: (noun) => `Este ${nouns[noun]} não é válido hoje`,
      unknown: (noun) => `Este ${nouns[noun]} não pôde ser verificado até o fim`,
    },
    meanings: {
      checking: 'Seu próprio navegador verifica a assinatura; só o emissor é consultado.',
      valid: 'O emissor o assinou, nada mudou desde então, e ele não foi retirado.',
      altered:
        'Não é o que o emissor assinou: foi alterado depois, ou nunca foi assinado. Não confie nele.',
      untrusted: 'Indica outro emissor, pelo qual não respondemos. Nada mais foi verificado.',
      revoked: 'O emissor o retirou. Ele não prova mais nada.',
      superseded:
        'O emissor emitiu uma versão corrigida com o mesmo número. Confie naquela, não nesta.',
      expired:
        'É autêntico, mas hoje está fora do período de validade. Se isso surpreende você, confira a data deste dispositivo.',
      unknown:
        'Não foi possível ler algo necessário, o que não diz nada contra ele. Verifique a conexão e tente de novo.',
    },
    checks: {
      form: 'Documento',
      issuer: 'Emissor',
      key: 'Chave do emissor',
      signature: 'Assinatura',
      dates: 'Datas',
      status: 'Revogação',
    },
    found: ({ reason, host = '' }) => found(host)[reason],
    notReached: 'Não verificado, pois uma verificação anterior não passou.',
    facts: {
      recipient: 'Titular',
      title: 'Título',
      id: 'Número',
      issuedOn: 'Emitido em',
      status: 'Situação',
    },
  },
  achievement: {
    sources: {
      course: {
        criteria: 'Concluiu todas as aulas do curso e passou em cada questionário.',
        link: 'Ver o curso',
      },
      bootcamp: {
        criteria: 'Participou do bootcamp e entregou um trabalho aprovado por um revisor.',
        link: 'Ver o bootcamp',
      },
      track: {
        criteria: 'Resolveu todos os laboratórios práticos desta área e deste nível.',
        link: 'Ver os laboratórios',
      },
    },
    lessons: (count) => plural(count, { one: '# aula', many: '# de aulas', other: '# aulas' }),
  },
  credentials: {
    kinds,
    unknownRecipient: 'Desconhecido',
    verifyAnother: 'Verificar outro certificado',
    addToProfile: 'Adicionar ao perfil do LinkedIn',
    valid: 'Válido',
    revoked: 'Revogado',
  },
  requests: {
    failed: 'Seu pedido não chegou. Tente de novo.',
  },
  evidence: {
    solvedLab: ({ credential, lab, solved, all, took, date }) =>
      `${credential}: ${lab}, ${solved} de ${labChecks(all)} em ${minutes(took)}, ${date}`,
    saveFailed: 'Não foi possível salvar sua resposta. Tente de novo.',
    setting: 'Credenciais',
    settingLead: 'O que seus certificados e selos mostram de você, além de nome, título e data.',
    labs: 'Laboratórios que você resolveu',
    labsHelp:
      'Os laboratórios dos seus cursos fazem parte do que é assinado: quem tiver o link vê as verificações, os minutos e a data.',
    labsHidden:
      'Desde que você parou isso, mostramos suas credenciais sem laboratórios. As cópias feitas antes continuam válidas.',
    loadFailed: 'Não foi possível carregar esta configuração.',
  },
  selfCheck: {
    page: 'Esta página',
    missing: (noun) => `Não há documento assinado deste ${nouns[noun]}`,
    missingHelp: 'Sem ele nada pode ser provado. Tente de novo, ou pergunte ao emissor.',
    notCompared: 'Não comparado, pois o documento não está provado.',
    same: 'O nome, o título, o número e a data desta página são os que foram assinados.',
    sameWithLabs:
      'O nome, o título, o número, a data e os laboratórios resolvidos desta página são os que foram assinados.',
    labs: 'Prova prática',
    different: 'Esta página não mostra o que foi assinado',
    differentHelp:
      'A assinatura é válida, mas para outras palavras. Se continuar assim, confie no documento assinado.',
    differences: (all) => `${all.join('; ')}.`,
    difference: (fact, shown, signed) =>
      `${fact}: ${quoted(shown)} nesta página, mas ${quoted(signed)} foi assinado`,
    statusDiffers: 'A situação é “Revogado” nesta página, mas não na lista do emissor',
    signedJson: 'JSON assinado',
  },
  verify: {
    eyebrow: 'Aberto a todas as pessoas · Sem conta',
    lead: 'Digite o número de um certificado para ver para quem foi emitido, por quê, e se ainda vale.',
    findStep: {
      title: 'Encontre o número',
      text: 'Ele está impresso em cada certificado e começa com CSN-. Maiúsculas ou minúsculas, tanto faz.',
    },
    readStep: {
      title: 'Leia o registro',
      text: 'Você vê o certificado como foi emitido: para quem, por qual curso ou bootcamp, e em que dia.',
    },
    statusStep: {
      title: 'Saiba a situação dele',
      text: 'A situação vem do emissor neste momento. Um certificado retirado diz isso.',
    },
    anything: 'Ou verifique um arquivo, um link ou uma lista inteira',
    anythingLead:
      'Cada certificado e cada selo leva a assinatura do emissor. Forneça o arquivo que recebeu e veja se uma única letra mudou.',
    loading: 'Carregando',
    partFailed: 'Não foi possível carregar esta parte da página',
    partFailedHelp: 'Verifique a conexão e tente de novo. O formulário acima funciona sem ela.',
  },
  verifyAnything: {
    drop: 'Solte certificados aqui',
    dropHint: (files) =>
      `JSON, PNG, SVG ou PDF como foram baixados, ou um arquivo CSV ou de texto com números. Até ${files} arquivos de 10 MB.`,
    text: 'Números, links ou o texto de uma credencial',
    textMissing: 'Digite um número ou um link.',
    check: 'Verificar',
    privacy:
      'Os arquivos são lidos aqui, no seu navegador, e nunca saem dele. Só os números deles são enviados, para consultar os registros.',
    result: 'Resultado',
    results: 'Resultados',
    clear: 'Limpar',
    waiting: 'O site permite um número limitado de consultas por minuto.',
    waitingHelp: 'O restante será verificado automaticamente; você não precisa fazer nada.',
    checking: (count) =>
      plural(count, {
        one: 'Verificando # documento.',
        many: 'Verificando # de documentos.',
        other: 'Verificando # documentos.',
      }),
    checkAgain: 'Verificar tudo de novo',
    verdicts,
    checkedOf: (done, all) => `${done} de ${all} verificados …`,
    summary: (all, counts) =>
      `Verificados: ${all}. ${counts.map(({ verdict, count }) => `${verdicts[verdict]}: ${count}`).join(', ')}.`,
    columns: {
      credential: 'Credencial',
      file: 'Arquivo',
      recipient: 'Titular',
      title: 'Título',
      issuedOn: 'Emitido em',
      result: 'Resultado',
      note: 'Observação',
    },
    fileUnreadable: (name) => `${name} não pode ser verificado`,
    textUnreadable: 'Isto não pode ser verificado',
    notIssued: (id) => `Nada foi emitido com ${id ?? 'este número'}`,
    notIssuedHelp:
      'Confira o número letra por letra. Um documento com um número que não existe não foi emitido por este site.',
    comparison: 'Comparação com o registro',
    inDocument: 'No documento assinado',
    inFile: 'No arquivo',
    noRecordOf: (id) => `O site não tem registro de ${id}, o número que este documento indica.`,
    recordUnread: (id) =>
      `Não foi possível ler o registro de ${id}, então nada pôde ser comparado.`,
    onRecord: (title, recipient, date) =>
      `No registro: ${title ?? 'sem título'}, emitido para ${recipient ?? 'alguém cujo nome não foi registrado'}${date ? ` em ${date}` : ''}.`,
    notes: {
      differs: (facts) =>
        `Difere do registro: ${facts.map(({ fact, recorded }) => `${fact} (${recorded})`).join(', ')}.`,
      notFound: 'Nada foi emitido com este número. Confira-o letra por letra.',
      unknown: 'Não foi possível consultar. Verifique a conexão e tente de novo.',
      noRecord: 'O site não tem registro do número dele.',
      untrusted: 'Indica outro emissor, do qual nada se sabe aqui.',
    },
    tooManyFiles: (given, most) => `São ${given} arquivos. Forneça no máximo ${most} por vez.`,
    tooManyIds: (given, most) => `São ${given} números. Forneça no máximo ${most} por vez.`,
    foreignLink: (host) =>
      `Este link leva a outro site, ${host}. Aqui só se podem consultar credenciais deste site.`,
    unreadable: {
      empty_file: 'O arquivo está vazio.',
      file_too_large: 'O arquivo tem mais de 10 MB.',
      damaged: 'O arquivo está danificado, ou não é o que parece.',
      pdf_reader_missing:
        'Não foi possível carregar o leitor de PDF. Verifique a conexão e tente de novo.',
      other_kind:
        'Este tipo de arquivo não leva credencial. Use o arquivo PNG, SVG, PDF ou JSON do certificado.',
      svg_without:
        'Não há credencial assinada nesta imagem. Outras imagens de um certificado não provam nada.',
      text_too_long: 'O texto é longo demais para uma lista de números.',
      no_ids: 'Não há número de certificado ou de selo nele. Os números começam com CSN- ou BDG-.',
      png_without:
        'Não há credencial assinada nesta imagem. Capturas de tela e outras cópias a perdem, e não provam nada.',
      png_several: 'Há várias credenciais nesta imagem, e só pode haver uma.',
      png_packed:
        'A credencial desta imagem está compactada de um modo que o Open Badges 3.0 não permite.',
      pdf_without:
        'Não há credencial assinada anexada a este PDF. Cópias impressas ou digitalizadas a perdem, e não provam nada.',
      pdf_several: 'Há várias credenciais anexadas a este PDF, e só pode haver uma.',
      pdf_unreadable:
        'O que está anexado a este PDF não pode ser lido. Pode estar bloqueado ou danificado.',
      json_too_long: 'O JSON nele é muito maior do que uma credencial.',
      json_damaged: 'Começa como uma credencial, mas o JSON está cortado ou danificado.',
      json_unsigned: 'Há JSON nele, mas nenhuma credencial assinada.',
      json_too_deep: 'O JSON nele está mais aninhado do que uma credencial.',
    },
    fileGone: 'O navegador não conseguiu ler o arquivo. Ele pode ter sido movido ou alterado.',
  },
} satisfies Partial<ScreenMessages>
