import type en from '../../en/features/letters';

/** Words of the weekly letter: its switch, and the page that stops it. */
export default {
  'letters.weekly': 'Carta da semana',
  'letters.when': 'A semana da sua família, na manhã de {day}, para {email}.',
  'letters.confirmFirst': 'A semana da sua família por e-mail. Precisa de um <0>endereço confirmado</0>.',
  'letters.saveFailed': 'A carta da semana não foi alterada',

  'letters.stopTitle': 'Parar a carta da semana?',
  'letters.stopText': 'Você não receberá mais cartas sobre a semana da sua família.',
  'letters.stop': 'Parar a carta',
  'letters.stopFailed': 'Não deu para parar a carta',
  'letters.stopped': 'Sem mais cartas da semana',
  'letters.stoppedText': 'Você pode ligar de novo nos ajustes, em Notificações.',
  'letters.ended': 'Este link não funciona',
  'letters.endedText':
    'A conta não existe mais ou o endereço não está completo. Com a sessão aberta, a opção fica em Ajustes, Notificações.',
} satisfies Record<keyof typeof en, string>;
