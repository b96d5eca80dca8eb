import type en from '../../en/features/library';

/** Words of the dialogs in which ready-made chores and rewards are ticked. */
export default {
  'library.choreIdeas': 'Ideen für Aufgaben',
  'library.rewardIdeas': 'Ideen für Belohnungen',
  'library.text': 'Hake an, was zu euch passt. Namen, Tage und Sterne lassen sich danach ändern.',

  // The filters
  'library.all': 'Alle',
  'library.age': 'Alter',
  'library.allAges': 'Jedes Alter',
  'library.ageRange': '{from, number}–{to, number}',
  'library.room': 'Zimmer',
  'library.kitchen': 'Küche',
  'library.bedroom': 'Kinderzimmer',
  'library.cleaning': 'Putzen',
  'library.study': 'Lernen',
  'library.petCare': 'Tiere',
  'library.organize': 'Ordnung',
  'library.found': '{count, plural, one {# Idee} other {# Ideen}}',

  // An idea
  'library.ages': '{from, number}–{to, number} Jahre',
  'library.present': 'In eurer Liste',

  'library.addChores':
    '{count, plural, =0 {Aufgaben hinzufügen} one {# Aufgabe hinzufügen} other {# Aufgaben hinzufügen}}',
  'library.addRewards':
    '{count, plural, =0 {Belohnungen hinzufügen} one {# Belohnung hinzufügen} other {# Belohnungen hinzufügen}}',
  'library.adding': 'Fügt hinzu',
  'library.nothingChosen': 'Noch nichts gewählt',
  'library.tickChores': 'Hake die Aufgaben an, die zu euch passen.',
  'library.tickRewards': 'Hake die Belohnungen an, die zu euch passen.',
  'library.choresAdded': '{count, plural, one {# Aufgabe} other {# Aufgaben}} hinzugefügt',
  'library.rewardsAdded': '{count, plural, one {# Belohnung} other {# Belohnungen}} hinzugefügt',
  'library.someAdded': '{count, number} von {total, number} hinzugefügt',
  'library.othersTicked': 'Die anderen sind noch angehakt. {why}',
} satisfies Record<keyof typeof en, string>;
