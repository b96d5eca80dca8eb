import type en from '../../en/features/history';

/** Words of the calendars of chores and rewards, for kids and parents. */
export default {
  'history.loading': 'Carregando o calendário…',
  'history.loadingDay': 'Carregando o dia',
  'history.selectedDay': 'Dia escolhido',
  'history.today': 'Hoje',
  'history.previousMonth': 'Mês anterior',
  'history.nextMonth': 'Próximo mês',

  'history.legend': 'O que as marcas querem dizer',
  'history.status.done': 'Feito',
  'history.status.waiting': 'Esperando',
  'history.status.tryAgain': 'De novo',
  'history.status.approved': 'Aprovado',
  'history.status.got': 'Ganhei!',
  'history.status.notThisTime': 'Desta vez não',
  'history.status.missed': 'Não feito',
  'history.count.done': '{count, plural, one {# feita} other {# feitas}}',
  'history.count.waiting': '{count, number} esperando',
  'history.count.tryAgain': '{count, number} para refazer',
  'history.count.approved': '{count, plural, one {# aprovado} other {# aprovados}}',
  'history.count.got': '{count, plural, one {# recebido} other {# recebidos}}',
  'history.count.notThisTime': '{count, number} desta vez não',
  'history.count.missed': '{count, plural, one {# não feita} other {# não feitas}}',

  'history.approvedBy': '{name} aprovou',
  'history.sentBackBy': '{name} devolveu',
  'history.byItself': 'Aprovação automática',
  'history.saidYes': '{name} disse sim',
  'history.stillToCome': 'falta entregar',
  'history.given': 'entregue',
  'history.both': '{decided} · {given}',

  'history.choresFailed': 'O histórico de tarefas não carregou',
  'history.noChoresThisMonth': 'Nenhuma tarefa neste mês',
  'history.noChoresThisMonthHint': 'Cada tarefa que você faz tem um lugar aqui.',
  'history.choresOfDay': '{count, plural, =0 {Nenhuma tarefa neste dia} one {# tarefa} other {# tarefas}}',

  'history.rewardsFailed': 'Os prêmios pedidos não carregaram',
  'history.noRewardsThisMonth': 'Nenhum prêmio neste mês',
  'history.noRewardsThisMonthForKid': 'O que você pedir tem um lugar aqui.',
  'history.noRewardsThisMonthForFamily': 'Os prêmios aparecem aqui no dia em que uma criança pede.',
  'history.rewardsOfDay': '{count, plural, =0 {Nenhum prêmio neste dia} one {# prêmio} other {# prêmios}}',
  'history.rewardsOfDaySpent':
    '{count, plural, one {# prêmio} other {# prêmios}}, {stars, plural, one {# estrela gasta} other {# estrelas gastas}}',
  'history.noteByYou': 'Você:',
  'history.noteByKid': '{name}:',
  'history.noteByGrownUp': 'Um adulto:',
  'history.mysteryReward': 'Prêmio surpresa!',
  'history.whose': 'De quem são os prêmios',
  'history.everyone': 'Todo mundo',
} satisfies Record<keyof typeof en, string>;
