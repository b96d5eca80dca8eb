import type en from '../../en/features/history';

/** Words of the calendars of chores and rewards, for kids and parents. */
export default {
  'history.loading': 'Chargement du calendrier…',
  'history.loadingDay': 'Chargement du jour',
  'history.selectedDay': 'Jour choisi',
  'history.today': 'Aujourd’hui',
  'history.previousMonth': 'Mois précédent',
  'history.nextMonth': 'Mois suivant',

  // “mission” and “récompense” are both feminine.
  'history.legend': 'Ce que veulent dire les signes',
  'history.status.done': 'Faite',
  'history.status.waiting': 'En attente',
  'history.status.tryAgain': 'À refaire',
  'history.status.approved': 'Validée',
  'history.status.got': 'Obtenue !',
  'history.status.notThisTime': 'Pas cette fois',
  'history.status.missed': 'Manquée',
  'history.count.done': '{count, plural, one {# faite} other {# faites}}',
  'history.count.waiting': '{count, number} en attente',
  'history.count.tryAgain': '{count, number} à refaire',
  'history.count.approved': '{count, plural, one {# validée} other {# validées}}',
  'history.count.got': '{count, plural, one {# obtenue} other {# obtenues}}',
  'history.count.notThisTime': '{count, plural, one {# refusée} other {# refusées}}',
  'history.count.missed': '{count, plural, one {# manquée} other {# manquées}}',

  'history.approvedBy': 'Validée par {name}',
  'history.sentBackBy': 'Renvoyée par {name}',
  'history.byItself': 'Validée automatiquement',
  'history.saidYes': '{name} a dit oui',
  'history.stillToCome': 'pas encore donnée',
  'history.given': 'donnée',
  'history.both': '{decided} · {given}',

  'history.choresFailed': 'Les missions passées ne se sont pas chargées',
  'history.noChoresThisMonth': 'Pas de mission ce mois-ci',
  'history.noChoresThisMonthHint': 'Chaque mission faite trouve sa place ici.',
  'history.choresOfDay': '{count, plural, =0 {Pas de mission ce jour-là} one {# mission} other {# missions}}',

  'history.rewardsFailed': 'Les récompenses passées ne se sont pas chargées',
  'history.noRewardsThisMonth': 'Pas de récompense ce mois-ci',
  'history.noRewardsThisMonthForKid': 'Ce que tu demandes trouve sa place ici.',
  'history.noRewardsThisMonthForFamily': 'Une récompense apparaît ici le jour où un enfant la demande.',
  'history.rewardsOfDay':
    '{count, plural, =0 {Pas de récompense ce jour-là} one {# récompense} other {# récompenses}}',
  'history.rewardsOfDaySpent':
    '{count, plural, one {# récompense} other {# récompenses}}, {stars, plural, one {# étoile dépensée} other {# étoiles dépensées}}',
  'history.noteByYou': 'Moi :',
  'history.noteByKid': '{name} :',
  'history.noteByGrownUp': 'Un adulte :',
  'history.mysteryReward': 'Récompense mystère !',
  'history.whose': 'Récompenses : pour qui',
  'history.everyone': 'Tout le monde',
} satisfies Record<keyof typeof en, string>;
