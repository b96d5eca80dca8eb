import type en from '../../en/features/shortcuts';

/** Words of the keyboard shortcuts on the parent’s dashboard. */
export default {
  'shortcuts.title': 'Tastenkürzel',
  'shortcuts.text': 'Einzelne Tasten statt Klicks. Beim Schreiben sind sie aus. Mit ? siehst du sie alle.',
  'shortcuts.on': 'Tastenkürzel an',
  'shortcuts.isOn': 'An',
  'shortcuts.isOff': 'Aus',
  'shortcuts.onHint': 'Nur auf diesem Gerät.',

  'shortcuts.lists': 'In einer Liste',
  'shortcuts.nextRow': 'Nächste Zeile',
  'shortcuts.previousRow': 'Vorige Zeile',
  'shortcuts.approve': 'Bestätigen',
  'shortcuts.sendBack': 'Zurückgeben',
  'shortcuts.stars': 'Dem Kind Sterne geben',

  'shortcuts.everywhere': 'Überall',
  'shortcuts.approveAll': 'Alle Aufgaben bestätigen',
  'shortcuts.undo': 'Rückgängig',
  'shortcuts.newChore': 'Neue Aufgabe',
  'shortcuts.filter': 'Liste durchsuchen',
  'shortcuts.help': 'Diese Tastenkürzel zeigen',

  'shortcuts.goTo': 'Gehe zu',

  'shortcuts.board': 'Im Plan',
  'shortcuts.cells': 'Von Aufgabe zu Aufgabe',
  'shortcuts.menu': 'Was man tun kann',
  'shortcuts.lift': 'Hochheben und ablegen',
  'shortcuts.putBack': 'Zurücklegen',
  'shortcuts.done': 'Erledigt',
  'shortcuts.move': 'Auf anderen Tag legen',
  'shortcuts.edit': 'Bearbeiten',

  'shortcuts.key.space': 'Leertaste',
  'shortcuts.key.enter': 'Eingabe',
  'shortcuts.key.escape': 'Esc',
  'shortcuts.key.shift': 'Umschalt',
} satisfies Record<keyof typeof en, string>;
