import type en from '../../en/features/analytics';

/** Words of the analytics and its printed report. */
export default {
  'analytics.loading': 'Carregando as análises…',
  'analytics.loadFailed': 'As análises não carregaram',
  'analytics.noKids': 'Nenhum dado ainda!',
  'analytics.noKidsHint': 'Os números aparecem quando há crianças que fazem tarefas.',
  'analytics.range': 'Período',
  'analytics.range.7': 'Últimos 7 dias',
  'analytics.range.30': 'Últimos 30 dias',
  'analytics.range.90': 'Últimos 3 meses',
  'analytics.print': 'Imprimir',
  'analytics.printedRange': '{range}, até {date}',

  'analytics.sums': 'O período em números',
  'analytics.choresCompleted':
    '{count, plural, =0 {Tarefas feitas} one {Tarefa feita} other {Tarefas feitas}}',
  'analytics.starsEarned':
    '{count, plural, =0 {Estrelas ganhas} one {Estrela ganha} other {Estrelas ganhas}}',
  'analytics.rewardsRedeemed':
    '{count, plural, =0 {Prêmios ganhos} one {Prêmio ganho} other {Prêmios ganhos}}',
  'analytics.activeDays': '{count, plural, =0 {Dias ativos} one {Dia ativo} other {Dias ativos}}',
  'analytics.netStars': 'Saldo de estrelas',
  'analytics.earnedAndSpent': '{earned, number} ganhas, {spent, number} gastas',
  'analytics.dailyActivities': 'Atividades por dia',
  'analytics.dailyActivitiesHint': 'tarefas, prêmios e visitas, em média',

  'analytics.starsByDay': 'Estrelas por dia',
  'analytics.starsByWeek': 'Estrelas por semana',
  'analytics.starsOfDay': 'Estrelas de um dia',
  'analytics.starsOfWeek': 'Estrelas de uma semana',
  'analytics.weekOf': 'Semana de {day}',
  'analytics.noStars': 'Nenhuma estrela foi ganha ou gasta neste período.',
  'analytics.chartSums':
    '{earned, plural, =0 {# estrelas ganhas} one {# estrela ganha} other {# estrelas ganhas}}, {spent, plural, =0 {# gastas} one {# gasta} other {# gastas}}.',
  'analytics.chartBest': 'O melhor: {day}, com {earned, number}.',
  'analytics.chartPoint': '{day}: {earned, number} ganhas, {spent, number} gastas',
  'analytics.earned': 'Ganhas',
  'analytics.spent': 'Gastas',
  'analytics.earnedCount': '{count, plural, =0 {# ganhas} one {# ganha} other {# ganhas}}',
  'analytics.spentCount': '{count, plural, =0 {# gastas} one {# gasta} other {# gastas}}',
  'analytics.chartTable': 'Estrelas ganhas e gastas',
  'analytics.day': 'Dia',
  'analytics.week': 'Semana',

  'analytics.kids': 'Como vai cada criança',
  'analytics.kidChores': '{count, plural, =0 {tarefas} one {tarefa} other {tarefas}}',
  'analytics.kidStars': '{count, plural, =0 {estrelas} one {estrela} other {estrelas}}',
  'analytics.kidRewards': '{count, plural, =0 {prêmios} one {prêmio} other {prêmios}}',
  'analytics.planned': '{done, number} de {total, number} planejadas feitas',
  'analytics.missed': '· {missed, plural, one {# não feita} other {# não feitas}}',
  'analytics.badge.onFire': 'A mil!',
  'analytics.badge.goodWork': 'Bom trabalho!',
  'analytics.badge.gettingStarted': 'Bom começo!',
  'analytics.badge.needsMotivation': 'Precisa de incentivo',

  'analytics.popularChores': 'Tarefas mais feitas',
  'analytics.noChores': 'Nenhuma tarefa foi feita neste período.',
  'analytics.timesDone': '{count, plural, one {# vez} other {# vezes}}',
  'analytics.achievement': 'O que a família conseguiu',
  'analytics.achievement.amazing': 'Uma equipe incrível!',
  'analytics.achievement.great': 'Uma ótima equipe!',
  'analytics.achievement.started': 'Um ótimo começo!',
  'analytics.achievement.none': 'Que tal a primeira estrela?',
  'analytics.doneTogether':
    '{count, plural, one {# tarefa feita} other {# tarefas feitas}} em família {days, select, 7 {nos últimos 7 dias} 30 {nos últimos 30 dias} other {nos últimos 3 meses}}',
  'analytics.doneSoFar':
    '{count, plural, one {# tarefa feita} other {# tarefas feitas}} até agora {days, select, 7 {nos últimos 7 dias} 30 {nos últimos 30 dias} other {nos últimos 3 meses}}',
  'analytics.noneDone': 'A primeira tarefa acende a primeira estrela',
} satisfies Record<keyof typeof en, string>;
