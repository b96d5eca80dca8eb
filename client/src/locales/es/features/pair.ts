import type en from '../../en/features/pair';

/** Words of the page that makes a browser the family's tablet. */
export default {
  'pair.title': 'Conectar esta tablet',
  'pair.hint': 'Un adulto encuentra los {count} números en Ajustes, Dispositivos.',
  'pair.linkedHint': 'Después los niños tocan aquí su nombre. Sin escribir el código familiar.',
  'pair.digits': '{count} números',
  'pair.short': 'Escribe los {count} números.',
  'pair.connect': 'Conectar',
  'pair.connecting': 'Conectando',
  'pair.unknown': 'Estos números no sirven o ya no valen. Pide otros en Ajustes, Dispositivos.',
  'pair.tooMany': 'Fueron muchos intentos. Espera unos minutos y pide números nuevos.',
  'pair.offline': 'Ahora no hay internet. Vuelve a intentarlo.',
  'pair.failed': 'No se pudo. Vuelve a intentarlo.',
  'pair.connected': 'Esta ya es la tablet de tu familia',
  'pair.connectedNamed': 'Esta tablet ya es de {family}',
  'pair.connectedText': 'Cada cual toca su nombre.',
  'pair.codeInstead': 'Entrada de niños',
} satisfies Record<keyof typeof en, string>;
