import type { ScreenMessages } from '../catalogue.ts'
import { credits, hours, minutes, seconds } from './forms.ts'

function waitOf(count: number): string {
  if (count < 60) return seconds(count)
  return count > 7200 ? hours(Math.ceil(count / 3600)) : minutes(Math.ceil(count / 60))
}

/** Names of fields, to begin a sentence. */
const labels: Readonly<Record<string, string>> = {
  accessCode: 'Código de convite',
  bootcampFeedback: 'Sua experiência',
  currentPassword: 'Senha',
  email: 'E-mail',
  firstName: 'Nome',
  invitation: 'Código de convite',
  lastName: 'Sobrenome',
  name: 'Nome',
  linkedInProfile: 'Perfil do LinkedIn',
  password: 'Senha',
}
const labelOf = (field: string) => labels[field] ?? 'Este campo'

const feedback = 'Conte sua experiência em detalhes (pelo menos 10 caracteres)'
const unanswered = 'Responda a todas as perguntas antes de enviar.'

/** What can go wrong, by the codes of the API and of rules. */
export const problems = {
  commonProblems: {
    unauthenticated: 'É preciso entrar. Entre na sua conta.',
    too_many_requests: ({ retryAfter }) =>
      `Tentativas demais. Tente de novo em ${waitOf(retryAfter)}.`,
    not_found: 'Não há nada neste endereço.',
    busy: ({ retryAfter }) => `O servidor está ocupado. Tente de novo em ${waitOf(retryAfter)}.`,
    unavailable: 'O serviço não está disponível no momento. Tente de novo em breve.',
    timeout: 'O servidor demorou demais. Tente de novo.',
    internal_error: 'Algo deu errado. Tente de novo.',
  },
  accessProblems: {
    access_token_missing: 'Nenhum token de sessão',
    access_token_expired: 'A sessão expirou. Peça um novo link de acesso.',
    access_token_scope: 'Este tipo de sessão não é válido. Peça um novo link de acesso.',
    access_token_bootcamp: 'A sessão não é válida para este bootcamp.',
    access_token_invalid: 'O token de sessão não é válido. Peça um novo link de acesso.',
  },
  accountProblems: {
    invalid_credentials: 'E-mail ou senha incorretos.',
    code_invalid: 'Este código está incorreto ou expirou. Confira-o ou peça um novo.',
    wrong_password: 'A senha atual está incorreta.',
    password_just_changed: 'A senha acabou de ser alterada em outro lugar. Entre com a nova senha.',
    factor_code_invalid: 'Este código está incorreto. Confira-o.',
    challenge_over: 'Demorou demais ou houve tentativas demais. Comece de novo.',
    totp_on: 'Já há um aplicativo autenticador configurado. Desative-o primeiro.',
    no_factor: 'Os códigos de recuperação exigem um segundo fator. Configure um primeiro.',
    passkey_refused: 'Esta chave de acesso não foi aceita. Tente de novo ou entre de outra forma.',
    passkey_known: 'Esta chave de acesso já foi adicionada.',
    passkeys_full: 'Uma conta pode ter 20 chaves de acesso. Remova uma primeiro.',
    no_passkey: 'Adicione primeiro uma chave de acesso.',
    signup_off: 'A criação de contas não está aberta no momento.',
    invitation_required: 'É preciso um código de convite válido para criar uma conta.',
  },
  courseProblems: {
    course_not_found: 'Curso não encontrado',
    page_not_found: 'Página não encontrada',
    map_not_found: 'Mapa não encontrado',
    subscription_required: 'Este curso exige uma assinatura ativa.',
    invite_code_required: 'Este curso exige um código de convite.',
    invite_code_invalid:
      'O código de convite não é válido para este curso. Confira-o e tente de novo.',
    invite_code_expired: 'O código de convite expirou. Peça um novo.',
    invite_code_used_up: 'O código de convite se esgotou. Peça um novo.',
  },
  credentialProblems: {
    certificate_not_found: 'Certificado não encontrado',
    badge_not_found: 'Selo não encontrado',
    drawing_busy: 'Muitas imagens estão em preparação. Tente de novo daqui a pouco.',
  },
  labProblems: {
    lab_not_found: 'Laboratório não encontrado',
    session_not_found: 'Sessão não encontrada',
    lab_in_progress:
      'Você já tem uma sessão deste laboratório em execução. Abra-a, ou encerre-a para começar de novo.',
    too_many_labs:
      'Você tem 3 sessões de laboratório em execução, o máximo. Encerre uma para iniciar outra.',
    too_few_credits: ({ action, cost, balance }) => {
      const purpose = action === 'start' ? 'iniciar este laboratório' : 'estender este laboratório'
      return `Você precisa de ${credits(cost)} para ${purpose}; você tem ${balance}.`
    },
    hint_not_found: 'Essa dica não existe.',
    hint_not_next: ({ opened }) =>
      `As dicas abrem uma após a outra. A próxima é a dica ${opened + 1}.`,
    notes_full: 'Já existem outras 10 versões destas notas. Exclua algumas primeiro.',
    lab_not_solved: 'O balanço é para quem resolveu o laboratório.',
    lab_not_active: 'Só uma sessão de laboratório ativa pode ser estendida.',
    lab_too_long: ({ left }) =>
      left > 0
        ? `Esta sessão de laboratório pode ser estendida em ${minutes(left)} no máximo.`
        : 'Esta sessão de laboratório atingiu a duração máxima.',
    lab_ended: ({ status }) =>
      status === 'expired'
        ? 'O tempo desta sessão de laboratório já terminou.'
        : 'Esta sessão de laboratório já falhou.',
  },
  lessonProblems: {
    lesson_not_found: 'Aula não encontrada. Confira o endereço e tente de novo.',
    quiz_not_found: 'Questionário não encontrado. Confira o endereço e tente de novo.',
    not_enrolled: 'Você não está inscrito neste curso. Inscreva-se para acessar as aulas.',
    quiz_not_passed: 'Passe no questionário desta aula para concluí-la.',
    solution_locked: 'Passe neste questionário para ver a solução.',
    invalid_answers: ({ problem }) =>
      ({
        unanswered,
        question:
          'Uma resposta não pertence a nenhuma pergunta deste questionário. Recarregue a página e tente de novo.',
        twice: 'Uma pergunta tem duas respostas. Responda a cada pergunta uma vez.',
        option:
          'Uma resposta contém uma opção que não é da pergunta. Recarregue a página e tente de novo.',
        repeated: 'Uma resposta repete a mesma opção. Escolha cada opção uma vez.',
        several: 'Uma pergunta que aceita só uma opção tem várias. Escolha uma.',
      })[problem],
  },
  requestProblems: {
    credential_not_held: 'Você não tem certificado nem emblema com este ID.',
    credential_revoked:
      'Este certificado ou emblema foi revogado. O nome nele não pode ser corrigido.',
    name_unchanged: 'Este nome já está nele. Escreva o nome correto.',
  },
  taskProblems: {
    bootcamp_not_found: 'Bootcamp não encontrado',
    opening_link_unknown: 'Este link expirou ou foi substituído por um mais novo.',
    task_incomplete: ({ problem }) =>
      ({
        weeklyTask: 'Falta o arquivo da tarefa da semana',
        resume: 'Falta o currículo, necessário se você tem interesse em estágio',
        feedback,
      })[problem],
    task_closed: ({ status }) =>
      status === 'approved'
        ? 'Esta tarefa foi aprovada e não pode ser alterada.'
        : 'Esta tarefa já foi enviada e está em revisão.',
    unsupported_file: 'Tipo de arquivo inválido. Só são aceitos arquivos PDF, DOCX e ZIP.',
    file_too_large: 'O arquivo é grande demais. O tamanho máximo é 10 MB.',
    empty_file: 'Este arquivo está vazio. Escolha outro.',
    file_not_stored: 'Não foi possível guardar o arquivo. Tente de novo em breve.',
  },
  fieldProblems: {
    required: ({ field }) => `${labelOf(field)}: este campo é obrigatório.`,
    too_long: ({ field, max }) =>
      `${labelOf(field)}: o texto é longo demais (no máximo ${max} caracteres).`,
    single_line: ({ field }) => `${labelOf(field)}: o texto deve ficar em uma só linha.`,
    invisible: ({ field }) =>
      `${labelOf(field)}: o texto contém caracteres invisíveis. Apague-o e digite de novo.`,
    email_invalid: 'Digite um endereço de e-mail válido',
    email_fixed: 'O e-mail de uma conta não pode ser alterado.',
    new_password_required: 'A nova senha é obrigatória.',
    password_too_short: 'Use pelo menos 8 caracteres.',
    password_too_long: 'Use no máximo 128 caracteres.',
    password_blank: 'Só espaços não bastam. Use também letras ou números.',
    password_common:
      'Esta senha é uma das primeiras que se adivinham. Escolha outra; algumas palavras em sequência funcionam bem.',
    secret_too_long: ({ field, max }) => `${labelOf(field)}: use no máximo ${max} bytes.`,
    otp_required: 'O código é obrigatório.',
    otp_invalid: 'O código tem 8 dígitos.',
    totp_invalid: 'O código tem 6 dígitos.',
    recovery_code_invalid: 'Um código de recuperação tem 16 letras e números.',
    phone_invalid: 'O número deve começar com o código do país, por exemplo 2348012345678.',
    linkedin_invalid: 'O perfil do LinkedIn deve ser como linkedin.com/in/your-name.',
    certification_id_invalid: 'Número de certificação inválido. Deve ter a forma: CSN-xxxxx',
    feedback_too_short: feedback,
    unanswered,
    unstorable_text: 'Este texto contém caracteres que não podem ser guardados.',
  },
} satisfies Partial<ScreenMessages>
