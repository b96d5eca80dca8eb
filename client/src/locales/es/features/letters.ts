import type en from '../../en/features/letters';

/** Words of the weekly letter: its switch, and the page that stops it. */
export default {
  'letters.weekly': 'Carta semanal',
  'letters.when': 'La semana de tu familia, cada {day} por la mañana, a {email}.',
  'letters.confirmFirst': 'La semana de tu familia por correo. Necesita una <0>dirección confirmada</0>.',
  'letters.saveFailed': 'La carta semanal no se cambió',

  'letters.stopTitle': '¿Dejar de recibir la carta semanal?',
  'letters.stopText': 'Ya no recibirás cartas sobre la semana de tu familia.',
  'letters.stop': 'Dejar de recibirla',
  'letters.stopFailed': 'No se pudo dejar de enviar la carta',
  'letters.stopped': 'Se acabaron las cartas semanales',
  'letters.stoppedText': 'Puedes volver a activarlas en los ajustes, en Notificaciones.',
  'letters.ended': 'Este enlace no funciona',
  'letters.endedText':
    'La cuenta ya no existe o la dirección no está completa. Con la sesión abierta, la opción está en Ajustes, Notificaciones.',
} satisfies Record<keyof typeof en, string>;
