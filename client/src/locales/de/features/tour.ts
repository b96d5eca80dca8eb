import type en from '../../en/features/tour';

/** Words of the landing page’s look into the app; the pictures are of its English. */
export default {
  'tour.title': 'Ein Blick hinein',
  'tour.text': 'Das sehen Kinder, und das siehst du.',

  // What kids see
  'tour.today': 'Der Tag in Bildern',
  'tour.todayText':
    'Was jetzt dran ist, was später kommt und was geschafft ist, und vorgelesen für alle, die noch nicht lesen. Jede Aufgabe füllt das Nest, und ist es voll, geht ein Ei auf.',
  'tour.todayAlt': 'Der Tag eines Kindes: Aufgaben, ihre Sterne und ein Nest, das sich füllt.',
  'tour.nest': 'Ein Nest, das wächst',
  'tour.nestText':
    'Level, Abzeichen und Serien bringen Schätze, mit denen Kinder ihr Nest einrichten. Sterne sind zum Ausgeben da, oder zum Sparen für einen Wunsch.',
  'tour.nestAlt':
    'Das Nest eines Kindes: Schätze auf einem Ast, Freunde zur Auswahl und der Weg zum nächsten Level.',

  // What parents see
  'tour.plan': 'Die ganze Woche auf einen Blick',
  'tour.planText':
    'Aufgaben an festen Tagen, im Wechsel oder für das schnellste Kind. Zieh eine auf einen anderen Tag, und mach Pause im Urlaub, ohne dass etwas als verpasst gilt.',
  'tour.planAlt': 'Der Plan einer Woche: die Aufgaben aller Kinder an jedem Tag.',
  'tour.statement': 'Jeder Stern hat seine Geschichte',
  'tour.statementText':
    'Sieh nach, wofür es jeden Stern gab und wer bestätigt hat. Sieben Tage lang lässt sich alles rückgängig machen, und Sterne von Hand gibt es auch.',
  'tour.statementAlt': 'Die Sterne eines Kindes: was jede Aufgabe gebracht hat und was zusammenkommt.',

  // What else it does
  'tour.more': 'Und rundherum',
  'tour.pictures': 'Vier Bilder statt Passwort',
  'tour.picturesText': 'Kinder melden sich an, ohne ein Wort zu lesen.',
  'tour.people': 'Alle, die mithelfen',
  'tour.peopleText': 'Eltern, Großeltern und Babysitter, in einem Zuhause oder in zweien.',
  'tour.tuneUp': 'Jeden Monat besser',
  'tour.tuneUpText': 'Ihr seht, welche Aufgaben liegen bleiben und welche Belohnungen zu weit weg sind.',
  'tour.news': 'Du musst nicht dauernd nachsehen',
  'tour.newsText': 'Mitteilungen, ein Wochenbrief und ein Kalender-Abo.',
  'tour.languages': 'Sechs Sprachen, Tag und Nacht',
  'tour.languagesText': 'Dunkles Design, offline, mit Tastatur und Screenreader.',
  'tour.data': 'Eure Daten gehören euch',
  'tour.dataText': 'Nehmt alles als Datei mit oder löscht es für immer.',
} satisfies Record<keyof typeof en, string>;
