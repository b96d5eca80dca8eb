import type en from '../../en/features/notification';

/** Words of the notifications themselves, which the service worker shows. */
export default {
  'chores.one': '{kid} terminou “{name}”',
  'chores.many': '{count, plural, one {# tarefa espera você} other {# tarefas esperam você}}',
  'rewards.one': '{kid} pede “{name}”',
  'rewards.many': '{count, plural, one {# prêmio pedido} other {# prêmios pedidos}}',
  'lockouts.one': '{kid} não consegue entrar: tentativas demais',
  'lockouts.many':
    '{count, plural, one {# criança não consegue entrar} other {# crianças não conseguem entrar}}',
  approve: '{count, plural, one {Aprovar} other {Aprovar todos: #}}',
  open: 'Ver',
  approveFailed: 'Não deu para aprovar. Abra o Starnest e tente de novo.',
  nothing: 'Nada espera você',
} satisfies Record<keyof typeof en, string>;
