import type en from '../../en/features/parent';

/** Words of the parent’s dashboard: its rail, and what its tabs are headed by. */
export default {
  'parent.dashboard': 'Panel de padres',
  'parent.portal': 'Portal de padres',
  'parent.starnestHome': 'Starnest, inicio',
  'parent.home': 'Inicio',
  'parent.logout': 'Salir',
  'parent.loading': 'Cargando…',

  'parent.overview': 'Resumen',
  'parent.approvals': 'Aprobar',
  'parent.plan': 'Plan',
  'parent.kids': 'Niños',
  'parent.chores': 'Tareas',
  'parent.rewards': 'Premios',
  'parent.rewardHistory': 'Historial de premios',
  'parent.messages': 'Mensajes',
  'parent.analytics': 'Análisis',
  'parent.settings': 'Ajustes',
  'parent.more': 'Más',

  'parent.quickActions': 'Acciones rápidas',
  'parent.addChore': 'Añadir una tarea',
  'parent.addReward': 'Añadir un premio',
  'parent.sendMessage': 'Enviar un mensaje',
  'parent.seeAnalytics': 'Ver el análisis',

  'parent.helperNote':
    'Aquí eres ayudante. {count, plural, one {Las tareas las cambia {names}.} other {Las tareas las cambian {names}.}}',

  'parent.approvalsText': 'Aprueba y llegan las estrellas.',

  'parent.messagesText': 'Los niños ven tu mensaje al momento.',
  'parent.messagesLoading': 'Cargando los mensajes',
  'parent.noKids': '¡Aún no hay niños!',
  'parent.noKidsToWrite': 'Cuando añadas un niño, podrás escribirle aquí.',
  'parent.addFirstKid': 'Añadir el primer niño',
  'parent.kidsFailed': 'Tus niños no se cargaron',

  'parent.analyticsShown': 'Qué se muestra',
  'parent.insights': 'Datos',
  'parent.leaderboard': 'Clasificación',
  'parent.weeklyLeaderboard': 'Clasificación semanal',

  'parent.choreDone': '{name} hizo una tarea',
  'parent.approvedByItself':
    '{chore}: aprobación automática, {stars, plural, one {# estrella} other {# estrellas}}',
  'parent.rewardAsked': '{name} pide un premio',
  'parent.review': 'Mirar',
} satisfies Record<keyof typeof en, string>;
