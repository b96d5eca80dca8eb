import type en from '../../en/features/family-home';

/** Words of a family’s home page, seen by a parent who is signed in. */
export default {
  'familyHome.title': 'Inicio',
  'familyHome.welcome': '¡Hola de nuevo, {name}!',
  'familyHome.logout': 'Salir',
  'familyHome.loggingOut': 'Saliendo',
  'familyHome.text': 'Las estrellas de todos, en un nido.',
  'familyHome.dashboard': 'Panel de padres',

  'familyHome.kids': 'Niños',

  'familyHome.next': '¿Y ahora?',
  'familyHome.manageKids': 'Niños',
  'familyHome.manageKidsText': 'Nombres, colores y dibujos secretos',
  'familyHome.setupChores': 'Preparar las tareas',
  'familyHome.setupChoresText': 'Qué da estrellas, y cuántas',
  'familyHome.viewAnalytics': 'Ver el análisis',
  'familyHome.viewAnalyticsText': 'Estrellas por día y quién va ganando la semana',
  'familyHome.rewardHistory': 'Historial de premios',
  'familyHome.rewardHistoryText': 'Lo que pidió cada cual, mes a mes',
  'familyHome.back': 'Volver a la familia',
} satisfies Record<keyof typeof en, string>;
