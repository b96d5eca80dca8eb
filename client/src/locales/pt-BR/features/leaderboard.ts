import type en from '../../en/features/leaderboard';

/** Words of the leaderboard, for kids and parents. */
export default {
  'leaderboard.title': 'O placar',
  'leaderboard.loading': 'Carregando o placar…',
  'leaderboard.loadFailed': 'O placar não carregou',
  'leaderboard.noKids': 'Ainda não há crianças no placar!',
  'leaderboard.noKidsHint': 'Cada criança da família tem um ninho aqui.',
  'leaderboard.week': '{first} a {last}',
  'leaderboard.ranking': 'Placar, {week}',
  'leaderboard.thisWeek': 'Esta semana',
  'leaderboard.lastWeek': 'Semana passada',
  'leaderboard.freshWeek': 'Semana nova!',
  'leaderboard.freshWeekHint': 'A primeira estrela pode ser de qualquer um.',
  'leaderboard.quietWeek': 'Nenhuma estrela nessa semana',
  'leaderboard.lastWinner': 'Primeiro lugar da semana passada: {names}!',
  'leaderboard.you': 'Você',
  'leaderboard.chores': '{count, plural, =0 {# tarefas} one {# tarefa} other {# tarefas}}',

  'leaderboard.first': 'Primeiro lugar',
  'leaderboard.second': 'Segundo lugar',
  'leaderboard.third': 'Terceiro lugar',
  'leaderboard.together': 'Empate!',

  'leaderboard.placeOf':
    '{place}: {names}, {stars, plural, =0 {# estrelas} one {# estrela} other {# estrelas}}',
  'leaderboard.ownStars': 'Você tem {count, plural, =0 {# estrelas} one {# estrela} other {# estrelas}}',

  'leaderboard.teamWeek': 'Nosso ninho, {week}',
  'leaderboard.team': 'Nossa equipe',
  'leaderboard.ofGoal': 'de {goal, number}',
  'leaderboard.teamOf': '{stars, number} de {goal, number} estrelas de todos juntos',
  'leaderboard.teamStars':
    '{count, plural, =0 {# estrelas} one {# estrela} other {# estrelas}} de todos juntos',
  'leaderboard.teamToGo': '{count, plural, one {Falta # estrela!} other {Faltam # estrelas!}}',
  'leaderboard.teamReached': 'Conseguimos juntos!',
  'leaderboard.noGoal': 'Todos juntos',
  'leaderboard.setGoal': 'Definir uma meta',

  'leaderboard.ownWeek': 'Minhas semanas, {week}',
  'leaderboard.bestWeek': 'Melhor semana',
  'leaderboard.newBest': 'Sua melhor semana até agora!',
  'leaderboard.bestWas': 'Recorde, {stars, number}: {week}',
  'leaderboard.noBest': 'Primeira semana',

  'leaderboard.off': 'O placar está desligado',
  'leaderboard.offHint': 'As crianças não veem. Você pode ligar nos ajustes.',
  'leaderboard.openSettings': 'Abrir os ajustes',

  'leaderboard.place': 'Lugar {rank, number}',
  'leaderboard.noStarsYet': 'Ainda sem estrelas esta semana',
  'leaderboard.readyForFirstStar': 'Rumo à primeira estrela',

  'leaderboard.about': 'Sobre o placar',
  'leaderboard.resets': 'Recomeça todo domingo',
  'leaderboard.nextStart': 'Próximo recomeço: {day}',
  'leaderboard.rules': 'Como o lugar é definido',
  'leaderboard.teamRules': 'Como nosso ninho enche',
  'leaderboard.selfRules': 'Como minhas semanas contam',
  'leaderboard.rule.team': 'As estrelas de todos na semana vão para um só ninho.',
  'leaderboard.rule.self': 'Suas estrelas desta semana, ao lado da sua melhor semana.',
  'leaderboard.rule.rewardsKeep': 'Pedir prêmios não tira estrelas daqui.',
  'leaderboard.rule.stars': 'Fica em primeiro quem ganha mais estrelas na semana.',
  'leaderboard.rule.approved': 'As estrelas contam quando um adulto aprova.',
  'leaderboard.rule.equal': 'Mesmas estrelas, mesmo lugar.',
  'leaderboard.rule.rewards': 'Pedir prêmios nunca baixa o lugar.',
} satisfies Record<keyof typeof en, string>;
