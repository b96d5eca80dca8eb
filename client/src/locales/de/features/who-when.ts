import type en from '../../en/features/who-when';

/** Words of the forms' lines of chips: for whom, when and how often. */
export default {
  'whoWhen.who': 'Wer',
  'whoWhen.everyone': 'Alle',
  'whoWhen.kidsFailed': 'Die Kinder ließen sich nicht laden.',
  'whoWhen.tryAgain': 'Noch mal versuchen',
  // Beside “Who”, of a chore
  'whoWhen.eachAll': 'Jedes Kind kann sie erledigen',
  'whoWhen.only': 'Nur {name}',
  'whoWhen.eachOf': '{names}, jedes Kind für sich',
  'whoWhen.firstOfAll': 'Wer zuerst kommt',
  'whoWhen.firstOf': '{names}: wer zuerst kommt',
  'whoWhen.turnsAllFrom': 'Alle Kinder im Wechsel, {first} fängt an',
  'whoWhen.turnsFrom': '{names} im Wechsel, {first} fängt an',
  // Beside “Who”, of a reward
  'whoWhen.rewardAll': 'Jedes Kind kann sie haben',
  // From nine kids on
  'whoWhen.chooseKids': 'Kinder wählen',
  'whoWhen.kidsChosen': '{count, plural, one {# Kind} other {# Kinder}}',
  'whoWhen.findKid': 'Kind suchen',
  'whoWhen.noKid': 'So heißt kein Kind.',

  'whoWhen.sharing': 'Wie sie sich die Aufgabe teilen',
  'whoWhen.each': 'Jedes Kind',
  'whoWhen.first': 'Ein Kind',
  'whoWhen.turns': 'Im Wechsel',

  'whoWhen.when': 'Wann',
  'whoWhen.likeOften': 'So oft sie wollen',
  'whoWhen.anytime': 'Jederzeit',
  'whoWhen.daily': 'Täglich',
  'whoWhen.weekdays': 'Mo bis Fr',
  'whoWhen.weekends': 'Wochenende',
  'whoWhen.weekly': 'Wöchentlich',
  'whoWhen.more': 'Mehr',
  'whoWhen.partOfDay': 'Tageszeit',
  'whoWhen.morning': 'Morgens',
  'whoWhen.afternoon': 'Nachmittags',
  'whoWhen.evening': 'Abends',
  // What More opens
  'whoWhen.kind': 'Wie es sich wiederholt',
  'whoWhen.onDays': 'Wochentage',
  'whoWhen.times': 'So oft',
  'whoWhen.every': 'Alle …',
  'whoWhen.once': 'Einmal',
  'whoWhen.noDays': 'Wähle mindestens einen Tag',
  'whoWhen.noDaysYet': 'Noch kein Tag gewählt',
  // As in “3 mal pro Woche”
  'whoWhen.timesA': '<0/> mal pro <1/>',
  'whoWhen.per': 'In welcher Zeit',
  'whoWhen.day': 'Tag',
  'whoWhen.week': 'Woche',
  'whoWhen.month': 'Monat',
  'whoWhen.everyDays': 'Alle <0/> Tage, ab <1/>',
  'whoWhen.daysBetween': 'Tage von einem Mal zum nächsten',
  'whoWhen.firstDay': 'Erster Tag',
  'whoWhen.fewer': 'Eins weniger',
  'whoWhen.oneMore': 'Eins mehr',
  'whoWhen.whenever': 'Egal wann',
  'whoWhen.today': 'Heute',
  'whoWhen.tomorrow': 'Morgen',
  'whoWhen.onDay': 'An diesem Tag',

  // The days to come, beside the form
  'whoWhen.opens': 'Wann sie offen ist',
  'whoWhen.openNow': 'Jetzt offen für {names}. Nach jedem Nachschauen wieder.',
  'whoWhen.openAlways': 'Offen für {names}, so oft sie wollen.',
  'whoWhen.openNobody': 'Offen, sobald ein Kind da ist.',
  'whoWhen.openUntilDone': 'Offen, bis sie erledigt ist.',
  'whoWhen.dayOver': 'Dieser Tag ist vorbei.',
  'whoWhen.next': '{count, plural, one {Der Tag} other {Die nächsten drei}}',
  'whoWhen.todayIs': 'Heute, {day}',
  'whoWhen.by': 'Bis {day}',
  'whoWhen.timesEach': '{times, plural, one {einmal} =2 {zweimal} other {#-mal}}',
  // On the kid’s card
  'whoWhen.thisMorning': 'Heute Morgen',
  'whoWhen.thisAfternoon': 'Heute Nachmittag',
  'whoWhen.thisEvening': 'Heute Abend',
  'whoWhen.turnOf': '{name} ist dran',

  // A reward, for each kid
  'whoWhen.limit': 'Wie oft',
  'whoWhen.noLimit': 'Solange die Sterne reichen',
  'whoWhen.limitEach': '{often}, für jedes Kind',
} satisfies Record<keyof typeof en, string>;
