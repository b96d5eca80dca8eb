import type en from '../../en/features/notification';

/** Words of the notifications themselves, which the service worker shows. */
export default {
  'chores.one': '{kid} terminó “{name}”',
  'chores.many': '{count, plural, one {# tarea te espera} other {# tareas te esperan}}',
  'rewards.one': '{kid} pide “{name}”',
  'rewards.many': '{count, plural, one {Hay # premio pedido} other {Hay # premios pedidos}}',
  'lockouts.one': '{kid} no puede entrar: demasiados intentos',
  'lockouts.many': '{count, plural, one {# niño no puede entrar} other {# niños no pueden entrar}}',
  approve: '{count, plural, one {Aprobar} other {Aprobar los #}}',
  open: 'Ver',
  approveFailed: 'No se pudo aprobar. Abre Starnest para intentarlo otra vez.',
  nothing: 'No tienes nada pendiente',
} satisfies Record<keyof typeof en, string>;
