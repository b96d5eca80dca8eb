import type en from '../../en/features/leaderboard';

/** Words of the leaderboard, for kids and parents. */
export default {
  'leaderboard.title': 'Die Rangliste',
  'leaderboard.loading': 'Rangliste lädt …',
  'leaderboard.loadFailed': 'Die Rangliste ließ sich nicht laden',
  'leaderboard.noKids': 'Noch keine Kinder in der Rangliste!',
  'leaderboard.noKidsHint': 'Hier hat jedes Kind der Familie ein Nest.',
  'leaderboard.week': '{first} bis {last}',
  'leaderboard.ranking': 'Rangfolge, {week}',
  'leaderboard.thisWeek': 'Diese Woche',
  'leaderboard.lastWeek': 'Letzte Woche',
  'leaderboard.freshWeek': 'Eine neue Woche!',
  'leaderboard.freshWeekHint': 'Wer holt den ersten Stern?',
  'leaderboard.quietWeek': 'Keine Sterne in dieser Woche',
  'leaderboard.lastWinner': 'Letzte Woche ganz vorn: {names}!',
  'leaderboard.you': 'Du',
  'leaderboard.chores': '{count, plural, one {# Aufgabe} other {# Aufgaben}}',

  // The podium
  'leaderboard.first': 'Erster Platz',
  'leaderboard.second': 'Zweiter Platz',
  'leaderboard.third': 'Dritter Platz',
  'leaderboard.together': 'Zusammen!',

  // The board read aloud
  'leaderboard.placeOf': '{place}: {names}, {stars, plural, one {# Stern} other {# Sterne}}',
  'leaderboard.ownStars': 'Du hast {count, plural, one {einen Stern} other {# Sterne}}',

  // One nest for all kids
  'leaderboard.teamWeek': 'Unser Nest, {week}',
  'leaderboard.team': 'Unser Team',
  'leaderboard.ofGoal': 'von {goal, number}',
  'leaderboard.teamOf': 'Zusammen {stars, number} von {goal, number} Sternen',
  'leaderboard.teamStars': 'Zusammen {count, plural, one {# Stern} other {# Sterne}}',
  'leaderboard.teamToGo': 'Noch {count, plural, one {# Stern} other {# Sterne}}!',
  'leaderboard.teamReached': 'Zusammen geschafft!',
  'leaderboard.noGoal': 'Alle zusammen',
  'leaderboard.setGoal': 'Ziel setzen',

  // A kid's week beside their best one
  'leaderboard.ownWeek': 'Meine Wochen, {week}',
  'leaderboard.bestWeek': 'Beste Woche',
  'leaderboard.newBest': 'Deine beste Woche bisher!',
  'leaderboard.bestWas': 'Beste mit {stars, number}: {week}',
  'leaderboard.noBest': 'Die erste Woche',

  // Switched off, as grown-ups see it
  'leaderboard.off': 'Die Rangliste ist aus',
  'leaderboard.offHint': 'Eure Kinder sehen sie nicht. Du kannst sie in den Einstellungen einschalten.',
  'leaderboard.openSettings': 'Einstellungen öffnen',

  // From rank 4 on
  'leaderboard.place': 'Platz {rank, number}',
  'leaderboard.noStarsYet': 'Diese Woche noch keine Sterne',
  'leaderboard.readyForFirstStar': 'Bereit für den ersten Stern',

  // Notes
  'leaderboard.about': 'Über die Rangliste',
  'leaderboard.resets': 'Jeden Sonntag neu',
  'leaderboard.nextStart': 'Nächster Neustart: {day}',
  'leaderboard.rules': 'So geht die Rangliste',
  'leaderboard.teamRules': 'So füllt sich unser Nest',
  'leaderboard.selfRules': 'So zählen meine Wochen',
  'leaderboard.rule.team': 'Alle Sterne der Woche kommen in ein Nest.',
  'leaderboard.rule.self': 'Deine Sterne dieser Woche stehen neben deiner besten Woche.',
  'leaderboard.rule.rewardsKeep': 'Belohnungen nehmen keinen Stern heraus.',
  'leaderboard.rule.stars': 'Wer diese Woche die meisten Sterne sammelt, ist vorn.',
  'leaderboard.rule.approved': 'Sterne zählen, sobald sie bestätigt sind.',
  'leaderboard.rule.equal': 'Gleich viele Sterne, gleicher Platz.',
  'leaderboard.rule.rewards': 'Belohnungen kosten nie einen Platz.',
} satisfies Record<keyof typeof en, string>;
