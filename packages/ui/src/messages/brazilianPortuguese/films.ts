import type { UiMessages } from '../catalogue.ts'

export const films = {
  TerminalFilm: {
    loading: 'Carregando o filme',
    retry: 'Tentar de novo',
    screen: 'Terminal',
    play: 'Reproduzir',
    pause: 'Pausar',
    replay: 'Reproduzir de novo',
    position: 'Posição',
    timeOf: (at, length) => `${at} de ${length}`,
    previousChapter: 'Capítulo anterior',
    nextChapter: 'Próximo capítulo',
    speed: 'Velocidade',
    showCaptions: 'Mostrar legendas',
    hideCaptions: 'Ocultar legendas',
    copyCommand: 'Copiar o comando',
  },
  Transcript: {
    title: 'Transcrição',
    demoFilm: (duration) => `Filme de demonstração, ${duration}`,
    terminalFilm: (duration) => `Filme de terminal, ${duration}`,
    film: (duration) => `Filme, ${duration}`,
  },
} satisfies Partial<UiMessages>
