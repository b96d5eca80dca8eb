import type en from '../../en/features/analytics';

/** Words of the analytics (“Bilan”) and its printed report. */
export default {
  'analytics.loading': 'Chargement du bilan…',
  'analytics.loadFailed': 'Le bilan ne s’est pas chargé',
  'analytics.noKids': 'Pas encore de bilan !',
  'analytics.noKidsHint': 'Les chiffres apparaissent dès que des enfants font des missions.',
  'analytics.range': 'Période',
  'analytics.range.7': '7 derniers jours',
  'analytics.range.30': '30 derniers jours',
  'analytics.range.90': '3 derniers mois',
  'analytics.print': 'Imprimer',
  'analytics.printedRange': '{range}, jusqu’au {date}',

  'analytics.sums': 'La période en chiffres',
  'analytics.choresCompleted': '{count, plural, one {Mission faite} other {Missions faites}}',
  'analytics.starsEarned': '{count, plural, one {Étoile gagnée} other {Étoiles gagnées}}',
  'analytics.rewardsRedeemed': '{count, plural, one {Récompense obtenue} other {Récompenses obtenues}}',
  'analytics.activeDays': '{count, plural, one {Jour actif} other {Jours actifs}}',
  'analytics.netStars': 'Étoiles mises de côté',
  'analytics.earnedAndSpent':
    '{earned, plural, one {# gagnée} other {# gagnées}}, {spent, plural, one {# dépensée} other {# dépensées}}',
  'analytics.dailyActivities': 'Activités par jour',
  'analytics.dailyActivitiesHint': 'missions, récompenses et visites',

  'analytics.starsByDay': 'Étoiles par jour',
  'analytics.starsByWeek': 'Étoiles par semaine',
  'analytics.starsOfDay': 'Étoiles d’un jour',
  'analytics.starsOfWeek': 'Étoiles d’une semaine',
  'analytics.weekOf': 'Semaine du {day}',
  'analytics.noStars': 'Aucune étoile gagnée ou dépensée sur cette période.',
  'analytics.chartSums':
    '{earned, plural, one {# étoile gagnée} other {# étoiles gagnées}}, {spent, plural, one {# dépensée} other {# dépensées}}.',
  'analytics.chartBest': 'Record : {day}, avec {earned, number}.',
  'analytics.chartPoint':
    '{day} : {earned, plural, one {# gagnée} other {# gagnées}}, {spent, plural, one {# dépensée} other {# dépensées}}',
  'analytics.earned': 'Gagnées',
  'analytics.spent': 'Dépensées',
  'analytics.earnedCount': '{count, plural, one {# gagnée} other {# gagnées}}',
  'analytics.spentCount': '{count, plural, one {# dépensée} other {# dépensées}}',
  'analytics.chartTable': 'Étoiles gagnées et dépensées',
  'analytics.day': 'Jour',
  'analytics.week': 'Semaine',

  'analytics.kids': 'Enfant par enfant',
  'analytics.kidChores': '{count, plural, one {mission} other {missions}}',
  'analytics.kidStars': '{count, plural, one {étoile} other {étoiles}}',
  'analytics.kidRewards': '{count, plural, one {récompense} other {récompenses}}',
  'analytics.planned':
    '{done, plural, one {# faite} other {# faites}} sur {total, plural, one {# prévue} other {# prévues}}',
  'analytics.missed': '· {missed, plural, one {# manquée} other {# manquées}}',
  'analytics.badge.onFire': 'Au top !',
  'analytics.badge.goodWork': 'Beau travail !',
  'analytics.badge.gettingStarted': 'C’est parti !',
  'analytics.badge.needsMotivation': 'À encourager',

  'analytics.popularChores': 'Missions préférées',
  'analytics.noChores': 'Aucune mission faite sur cette période.',
  'analytics.timesDone': 'faite {count, plural, one {# fois} other {# fois}}',
  'analytics.achievement': 'Ce que la famille a réussi',
  'analytics.achievement.amazing': 'Une équipe incroyable !',
  'analytics.achievement.great': 'Une super équipe !',
  'analytics.achievement.started': 'Un beau début !',
  'analytics.achievement.none': 'À quand la première étoile ?',
  'analytics.doneTogether':
    '{count, plural, one {# mission faite ensemble} other {# missions faites ensemble}} {days, select, 7 {ces 7 derniers jours} 30 {ces 30 derniers jours} other {ces 3 derniers mois}}',
  'analytics.doneSoFar':
    '{count, plural, one {# mission faite} other {# missions faites}} {days, select, 7 {ces 7 derniers jours} 30 {ces 30 derniers jours} other {ces 3 derniers mois}}',
  'analytics.noneDone': 'La première mission allumera la première étoile',
} satisfies Record<keyof typeof en, string>;
