import type en from '../../en/features/statement';

/** Words of a kid’s statement: where the stars came from. */
export default {
  'statement.back': 'Kinder',
  'statement.balance': 'Sterne zum Ausgeben',
  'statement.starsOf': 'Sterne von {name}',
  'statement.level': 'Level {level, number} · {count, number} insgesamt verdient',
  'statement.take': 'Sterne nehmen',
  'statement.takeFrom': '{name} Sterne nehmen',
  'statement.kidFailed': 'Das Kind ließ sich nicht laden',
  'statement.noKid': 'Dieses Kind ist nicht in eurer Familie',
  'statement.noKidText': 'Vielleicht wurde es entfernt.',

  // The list
  'statement.title': 'Woher die Sterne kommen',
  'statement.show': 'Zeigen',
  'statement.all': 'Alle',
  'statement.earned': 'Verdient',
  'statement.spent': 'Ausgegeben',
  'statement.byHand': 'Von Hand',
  'statement.what': 'Was',
  'statement.stars': 'Sterne',
  'statement.thenHad': 'Stand danach',
  'statement.after': ' danach',
  'statement.moved': '{count, plural, one {# Stern} other {# Sterne}}',
  'statement.today': 'Heute, {day}',
  'statement.loading': 'Lädt, woher die Sterne kommen',
  'statement.failed': 'Die Sterne ließen sich nicht laden',
  'statement.none': 'Noch keine Sterne',
  'statement.noneText': 'Sie stehen hier, sobald du das erste Mal bestätigst.',
  'statement.noneHere': 'Hier ist noch nichts',
  'statement.showOlder': 'Ältere zeigen',
  'statement.olderFailed':
    'Die älteren ließen sich nicht laden. Prüfe die Verbindung und versuch es noch mal.',
  'statement.download': 'CSV herunterladen',
  'statement.downloading': 'Lädt herunter',
  'statement.downloadFailed': 'Das Herunterladen hat nicht geklappt',

  // A line: who did it and when
  'statement.byItself': 'Automatisch bestätigt, {time}',
  'statement.approvedBy': '{known, select, yes {Bestätigt von {name}, {time}} other {Bestätigt, {time}}}',
  'statement.rewardApprovedBy':
    '{known, select, yes {Belohnung · bestätigt von {name}, {time}} other {Belohnung · bestätigt, {time}}}',
  'statement.givenBy': '{known, select, yes {Gegeben von {name}, {time}} other {Gegeben, {time}}}',
  'statement.takenBy': '{known, select, yes {Genommen von {name}, {time}} other {Genommen, {time}}}',
  'statement.undoneBy': '{known, select, yes {{name}, {time}} other {{time}}}',
  'statement.notGivenYet': '{text} · noch nicht übergeben',
  'statement.waitsAgain': '{text} · wartet wieder auf dich',
  'statement.undone': 'Rückgängig: {what}',
  'statement.undoneLater': 'Später rückgängig ·',
  'statement.undoOf': '{what} rückgängig machen',

  // To undo a line
  'statement.undoApproval': 'Bestätigung rückgängig machen?',
  'statement.undoByHand': 'Rückgängig machen?',
  'statement.willWait': 'Es wartet dann wieder auf dich.',
  'statement.kidSees': '{name} sieht, dass es rückgängig gemacht wurde und von wem.',
  'statement.keep': 'So lassen',
  'statement.takeBack': 'Rückgängig, {count, number} zurücknehmen',
  'statement.giveBack': 'Rückgängig, {count, number} zurückgeben',

  // What the kid saves for
  'statement.savingFor': 'Spart auf',
  'statement.savedOf': '{saved, number} von {cost, plural, one {# Stern} other {# Sternen}}',
  'statement.savedFor': 'Gesparte Sterne für {reward}',
  'statement.chooseGoal': 'Worauf {name} spart',
  'statement.noGoal': 'Nichts ausgesucht',
  'statement.goalFailed': 'Der Wunsch wurde nicht geändert',

  // The sums
  'statement.addsUp': 'Die Rechnung',
  'statement.chores': 'Aufgaben',
  'statement.givenByHand': 'Von Hand gegeben',
  'statement.rewards': 'Belohnungen',
  'statement.takenByHand': 'Von Hand genommen',
  'statement.has': '{name} hat',
  'statement.levelCounts':
    'Für Level und Abzeichen zählt, was verdient ist: {count, number}. Sterne zu nehmen ändert daran nichts.',
} satisfies Record<keyof typeof en, string>;
