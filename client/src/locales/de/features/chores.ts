import type en from '../../en/features/chores';

/** Words of the parent’s chores: cards, form and deletion. */
export default {
  'chores.title': 'Aufgaben',
  'chores.text': 'Damit verdienen Kinder Sterne.',
  'chores.new': 'Neue Aufgabe',
  'chores.none': 'Noch keine Aufgaben',
  'chores.noneText':
    'Fang klein an: ein gemachtes Bett, eine gegossene Blume. Jede Aufgabe bringt ein paar Sterne.',
  'chores.search': 'Aufgabe suchen',
  'chores.failed': 'Die Aufgaben ließen sich nicht laden',
  'chores.loading': 'Aufgaben laden',

  'chores.general': 'Allgemein',
  'chores.bedroom': 'Kinderzimmer',
  'chores.kitchen': 'Küche',
  'chores.bathroom': 'Bad',
  'chores.outdoor': 'Draußen',
  'chores.pets': 'Tiere',
  'chores.other': 'Anderes',
  'chores.easy': 'Leicht',
  'chores.medium': 'Mittel',
  'chores.hard': 'Schwer',
  'chores.byItself': 'Automatisch bestätigt',
  'chores.passTurn': 'Nächstes Kind ist dran',
  'chores.turnPassed': 'Das nächste Kind ist dran',
  'chores.passFailed': 'Das Weitergeben hat nicht geklappt',

  // The form
  'chores.edit': 'Aufgabe bearbeiten',
  'chores.save': 'Aufgabe speichern',
  'chores.name': 'Name der Aufgabe',
  'chores.nameExample': 'Blumen gießen',
  'chores.description': 'Wann ist es „fertig“?',
  'chores.descriptionExample': 'Jeder Topf bekommt einen kleinen Becher Wasser.',
  'chores.stars': 'Sterne',
  'chores.category': 'Kategorie',
  'chores.difficulty': 'Schwierigkeit',
  'chores.approvesItself': 'Automatisch bestätigen',
  'chores.approvesItselfHint': 'Die Sterne kommen sofort. Rückgängig geht trotzdem.',
  'chores.details': 'Mehr Angaben',
  'chores.detailsText': 'Wann es „fertig“ ist, Kategorie, Schwierigkeit',
  'chores.visible': 'Kinder sehen diese Aufgabe',
  'chores.inactiveHint': 'Sie ruht: für Kinder blass, bis du sie einschaltest.',
  'chores.icon': 'Bild für die Aufgabe',
  'chores.unnamed': 'Deine neue Aufgabe',
  'chores.doIt': 'Fertig!', // as in kid-dashboard
  'chores.saved': 'Aufgabe gespeichert',
  'chores.added': 'Aufgabe hinzugefügt',
  'chores.updateFailed': 'Die Aufgabe wurde nicht geändert',
  'chores.createFailed': 'Die Aufgabe wurde nicht angelegt',

  // Deletion
  'chores.deleteText':
    'Kinder können sie nicht mehr erledigen. Die Sterne, die sie gebracht hat, bleiben, und ihr Verlauf auch.',
  'chores.delete': 'Aufgabe löschen',
  'chores.deleted': 'Aufgabe gelöscht',
  'chores.deleteFailed': 'Die Aufgabe wurde nicht gelöscht',
} satisfies Record<keyof typeof en, string>;
