import type en from '../../en/features/parent';

/** Words of the parent’s dashboard: its rail, and what its tabs are headed by. */
export default {
  'parent.dashboard': 'Painel dos pais',
  'parent.portal': 'Portal dos pais',
  'parent.starnestHome': 'Starnest, início',
  'parent.home': 'Início',
  'parent.logout': 'Sair',
  'parent.loading': 'Carregando…',

  'parent.overview': 'Resumo',
  'parent.approvals': 'Aprovar',
  'parent.plan': 'Plano',
  'parent.kids': 'Crianças',
  'parent.chores': 'Tarefas',
  'parent.rewards': 'Prêmios',
  'parent.rewardHistory': 'Histórico de prêmios',
  'parent.messages': 'Mensagens',
  'parent.analytics': 'Análises',
  'parent.settings': 'Ajustes',
  'parent.more': 'Mais',

  'parent.quickActions': 'Ações rápidas',
  'parent.addChore': 'Adicionar uma tarefa',
  'parent.addReward': 'Adicionar um prêmio',
  'parent.sendMessage': 'Enviar uma mensagem',
  'parent.seeAnalytics': 'Ver as análises',

  'parent.helperNote':
    'Aqui você é ajudante. {count, plural, one {Quem muda as tarefas é {names}.} other {Quem muda as tarefas são {names}.}}',

  'parent.approvalsText': 'Aprove e as estrelas chegam.',

  'parent.messagesText': 'As crianças veem sua mensagem na hora.',
  'parent.messagesLoading': 'Carregando as mensagens',
  'parent.noKids': 'Nenhuma criança ainda!',
  'parent.noKidsToWrite': 'Quando você adicionar uma criança, poderá escrever para ela aqui.',
  'parent.addFirstKid': 'Adicionar a primeira criança',
  'parent.kidsFailed': 'Suas crianças não carregaram',

  'parent.analyticsShown': 'O que é mostrado',
  'parent.insights': 'Dados',
  'parent.leaderboard': 'Placar',
  'parent.weeklyLeaderboard': 'Placar da semana',

  'parent.choreDone': '{name} fez uma tarefa',
  'parent.approvedByItself':
    '{chore}: aprovação automática, {stars, plural, one {# estrela} other {# estrelas}}',
  'parent.rewardAsked': '{name} pede um prêmio',
  'parent.review': 'Ver',
} satisfies Record<keyof typeof en, string>;
