import type en from '../../en/features/history';

/** Words of the calendars of chores and rewards, for kids and parents. */
export default {
  'history.loading': 'Cargando el calendario…',
  'history.loadingDay': 'Cargando el día',
  'history.selectedDay': 'Día elegido',
  'history.today': 'Hoy',
  'history.previousMonth': 'Mes anterior',
  'history.nextMonth': 'Mes siguiente',

  'history.legend': 'Qué significan las marcas',
  'history.status.done': 'Hecho',
  'history.status.waiting': 'Esperando',
  'history.status.tryAgain': 'Otra vez',
  'history.status.approved': 'Aprobado',
  'history.status.got': '¡Conseguido!',
  'history.status.notThisTime': 'Esta vez no',
  'history.status.missed': 'Sin hacer',
  'history.count.done': '{count, plural, one {# hecha} other {# hechas}}',
  'history.count.waiting': '{count, number} en espera',
  'history.count.tryAgain': '{count, number} por repetir',
  'history.count.approved': '{count, plural, one {# aprobado} other {# aprobados}}',
  'history.count.got': '{count, plural, one {# recibido} other {# recibidos}}',
  'history.count.notThisTime': '{count, number} esta vez no',
  'history.count.missed': '{count, number} sin hacer',

  'history.approvedBy': 'Lo aprobó {name}',
  'history.sentBackBy': 'Lo devolvió {name}',
  'history.byItself': 'Aprobación automática',
  'history.saidYes': '{name} dijo que sí',
  'history.stillToCome': 'por entregar',
  'history.given': 'entregado',
  'history.both': '{decided} · {given}',

  'history.choresFailed': 'El historial de tareas no se cargó',
  'history.noChoresThisMonth': 'Sin tareas este mes',
  'history.noChoresThisMonthHint': 'Cada tarea que haces tiene su sitio aquí.',
  'history.choresOfDay': '{count, plural, =0 {Ese día no hay tareas} one {# tarea} other {# tareas}}',

  'history.rewardsFailed': 'Los premios pedidos no se cargaron',
  'history.noRewardsThisMonth': 'Sin premios este mes',
  'history.noRewardsThisMonthForKid': 'Lo que pidas tiene su sitio aquí.',
  'history.noRewardsThisMonthForFamily': 'Los premios aparecen aquí el día en que un niño los pide.',
  'history.rewardsOfDay': '{count, plural, =0 {Ese día no hay premios} one {# premio} other {# premios}}',
  'history.rewardsOfDaySpent':
    '{count, plural, one {# premio} other {# premios}}, {stars, plural, one {# estrella gastada} other {# estrellas gastadas}}',
  'history.noteByYou': 'Tú:',
  'history.noteByKid': '{name}:',
  'history.noteByGrownUp': 'Un adulto:',
  'history.mysteryReward': '¡Premio sorpresa!',
  'history.whose': 'De quién son los premios',
  'history.everyone': 'Todos',
} satisfies Record<keyof typeof en, string>;
