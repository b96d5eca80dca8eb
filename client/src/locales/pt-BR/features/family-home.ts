import type en from '../../en/features/family-home';

/** Words of a family’s home page, seen by a parent who is signed in. */
export default {
  'familyHome.title': 'Início',
  'familyHome.welcome': 'Que bom ver você, {name}!',
  'familyHome.logout': 'Sair',
  'familyHome.loggingOut': 'Saindo',
  'familyHome.text': 'As estrelas de todos, num só ninho.',
  'familyHome.dashboard': 'Painel dos pais',

  'familyHome.kids': 'Crianças',

  'familyHome.next': 'E agora?',
  'familyHome.manageKids': 'Crianças',
  'familyHome.manageKidsText': 'Nomes, cores e desenhos secretos',
  'familyHome.setupChores': 'Preparar as tarefas',
  'familyHome.setupChoresText': 'O que rende estrelas, e quantas',
  'familyHome.viewAnalytics': 'Ver as análises',
  'familyHome.viewAnalyticsText': 'Estrelas por dia e quem lidera a semana',
  'familyHome.rewardHistory': 'Histórico de prêmios',
  'familyHome.rewardHistoryText': 'O que cada um pediu, mês a mês',
  'familyHome.back': 'Voltar à família',
} satisfies Record<keyof typeof en, string>;
