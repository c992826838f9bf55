import type { UiMessages } from '../catalogue.ts'

export const films = {
  TerminalFilm: {
    loading: 'Cargando la película',
    retry: 'Reintentar',
    screen: 'Terminal',
    play: 'Reproducir',
    pause: 'Pausar',
    replay: 'Reproducir de nuevo',
    position: 'Posición',
    timeOf: (at, length) => `${at} de ${length}`,
    previousChapter: 'Capítulo anterior',
    nextChapter: 'Capítulo siguiente',
    speed: 'Velocidad',
    showCaptions: 'Mostrar subtítulos',
    hideCaptions: 'Ocultar subtítulos',
    copyCommand: 'Copiar el comando',
  },
  Transcript: {
    title: 'Transcripción',
    demoFilm: (duration) => `Película de muestra, ${duration}`,
    terminalFilm: (duration) => `Película de terminal, ${duration}`,
    film: (duration) => `Película, ${duration}`,
  },
} satisfies Partial<UiMessages>
