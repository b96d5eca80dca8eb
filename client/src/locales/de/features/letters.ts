import type en from '../../en/features/letters';

/** Words of the weekly letter: its switch, and the page that stops it. */
export default {
  'letters.weekly': 'Wochenbrief',
  'letters.when': 'Die Woche eurer Familie, jeden {day} am Morgen an {email}.',
  'letters.confirmFirst':
    'Die Woche eurer Familie per E-Mail. Dafür braucht es eine <0>bestätigte Adresse</0>.',
  'letters.saveFailed': 'Der Wochenbrief wurde nicht geändert',

  'letters.stopTitle': 'Wochenbrief abbestellen?',
  'letters.stopText': 'Du bekommst keine Briefe mehr über die Woche eurer Familie.',
  'letters.stop': 'Abbestellen',
  'letters.stopFailed': 'Der Wochenbrief wurde nicht abbestellt',
  'letters.stopped': 'Keine Wochenbriefe mehr',
  'letters.stoppedText': 'In den Einstellungen, unter Mitteilungen, kannst du sie wieder einschalten.',
  'letters.ended': 'Dieser Link geht nicht',
  'letters.endedText':
    'Das Konto gibt es nicht mehr, oder die Adresse ist unvollständig. Wo du angemeldet bist, findest du den Schalter in den Einstellungen unter Mitteilungen.',
} satisfies Record<keyof typeof en, string>;
