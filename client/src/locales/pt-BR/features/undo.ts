import type en from '../../en/features/undo';

/** Words for taking back what a parent did. */
export default {
  'undo.approved': 'Aprovado: {name}',
  'undo.sentBack': 'Devolvido: {name}',
  'undo.given': '{stars, plural, one {# estrela} other {# estrelas}} para {kid}',
  'undo.taken': '{stars, plural, one {# estrela tirada} other {# estrelas tiradas}} de {kid}',
  'undo.handedOver': 'Entregue: {name}',
  'undo.changed': 'Mudado: {name}',
  'undo.approvedSeveral': '{count, plural, one {# aprovado} other {# aprovados}}',
  'undo.sentBackSeveral': '{count, plural, one {# devolvido} other {# devolvidos}}',
  'undo.givenSeveral': 'Estrelas dadas {count, plural, one {uma vez} other {# vezes}}',
  'undo.takenSeveral': 'Estrelas tiradas {count, plural, one {uma vez} other {# vezes}}',
  'undo.handedOverSeveral': '{count, plural, one {# prêmio entregue} other {# prêmios entregues}}',
  'undo.changedSeveral': '{count, plural, one {# mudança} other {# mudanças}}',
  'undo.undo': 'Desfazer',
  'undo.undoOf': 'Desfazer ({what})',
  'undo.undoing': 'Desfazendo',

  'undo.failed': 'Não deu para desfazer',
  'undo.others': '{count, plural, one {Mais # não foi desfeito.} other {Mais # não foram desfeitos.}}',
  'undo.tooLate': 'Há mais de {days, plural, one {# dia} other {# dias}}',
  'undo.tooLateText': 'Fica como está.',
  'undo.tooLateByHand': 'Você pode tirar as estrelas à mão.',
  'undo.placeTaken': '{name}: já está esperando ou feito mais uma vez.',
  'undo.already': 'Já foi desfeito',
  'undo.alreadyText': 'Outra pessoa já desfez: {name}.',
} satisfies Record<keyof typeof en, string>;
