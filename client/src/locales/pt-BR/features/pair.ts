import type en from '../../en/features/pair';

/** Words of the page that makes a browser the family's tablet. */
export default {
  'pair.title': 'Conectar este tablet',
  'pair.hint': 'Um adulto encontra os {count} números em Ajustes, Aparelhos.',
  'pair.linkedHint': 'Depois as crianças tocam no nome aqui. Sem digitar o código da família.',
  'pair.digits': '{count} números',
  'pair.short': 'Digite os {count} números.',
  'pair.connect': 'Conectar',
  'pair.connecting': 'Conectando',
  'pair.unknown': 'Estes números não valem, ou não valem mais. Peça outros em Ajustes, Aparelhos.',
  'pair.tooMany': 'Foram muitas tentativas. Espere alguns minutos e peça novos números.',
  'pair.offline': 'Sem internet agora. Tente de novo.',
  'pair.failed': 'Não deu certo. Tente de novo.',
  'pair.connected': 'Este agora é o tablet da sua família',
  'pair.connectedNamed': 'Este tablet agora é de {family}',
  'pair.connectedText': 'Cada um toca no seu nome.',
  'pair.codeInstead': 'Entrada das crianças',
} satisfies Record<keyof typeof en, string>;
