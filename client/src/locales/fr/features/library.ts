import type en from '../../en/features/library';

/** Words of the dialogs in which ready-made chores and rewards are ticked. */
export default {
  'library.choreIdeas': 'Idées de missions',
  'library.rewardIdeas': 'Idées de récompenses',
  'library.text': 'Cochez ce qui va à votre famille. Noms, jours et étoiles se changent ensuite.',

  'library.all': 'Toutes',
  'library.age': 'Âge',
  'library.allAges': 'Tous les âges',
  'library.ageRange': '{from, number}–{to, number} ans',
  'library.room': 'Pièce',
  'library.kitchen': 'Cuisine',
  'library.bedroom': 'Chambre',
  'library.cleaning': 'Ménage',
  'library.study': 'École',
  'library.petCare': 'Animaux',
  'library.organize': 'Rangement',
  'library.found': '{count, plural, one {# idée} other {# idées}}',

  'library.ages': '{from, number}–{to, number} ans',
  'library.present': 'Dans votre liste',

  'library.addChores':
    '{count, plural, =0 {Ajouter des missions} one {Ajouter # mission} other {Ajouter # missions}}',
  'library.addRewards':
    '{count, plural, =0 {Ajouter des récompenses} one {Ajouter # récompense} other {Ajouter # récompenses}}',
  'library.adding': 'Ajout',
  'library.nothingChosen': 'Rien de choisi pour l’instant',
  'library.tickChores': 'Cochez les missions qui vont à votre famille.',
  'library.tickRewards': 'Cochez les récompenses qui vont à votre famille.',
  'library.choresAdded': '{count, plural, one {# mission ajoutée} other {# missions ajoutées}}',
  'library.rewardsAdded': '{count, plural, one {# récompense ajoutée} other {# récompenses ajoutées}}',
  'library.someAdded': '{count, plural, one {# ajoutée} other {# ajoutées}} sur {total, number}',
  'library.othersTicked': 'Les autres restent cochées. {why}',
} satisfies Record<keyof typeof en, string>;
