import type en from '../../en/features/family';

/** Words of a family’s overview, approvals, code and home page. */
export default {
  // Who is greeted and by what name
  'family.parent': 'Elternteil',
  'family.unnamed': 'Euer Familiennest',
  'family.goodNight': 'Hallo, {name}',
  'family.goodMorning': 'Guten Morgen, {name}',
  'family.goodAfternoon': 'Guten Tag, {name}',
  'family.goodEvening': 'Guten Abend, {name}',

  // The numbers
  'family.numbers': 'Eure Familie in Zahlen',
  'family.kids': '{count, plural, one {Kind} other {Kinder}}',
  'family.totalStars': 'Sterne gesamt',
  'family.starsEarned': 'Verdiente Sterne gesamt',
  'family.activeChores': '{count, plural, one {Aktive Aufgabe} other {Aktive Aufgaben}}',
  'family.availableRewards': '{count, plural, one {Beloh\u00adnung} other {Beloh\u00adnungen}}',
  'family.pendingReviews': 'Zu bestätigen',
  'family.notKnown': 'unbekannt',

  // The family code
  'family.code': 'Familiencode',
  'family.codeText': 'Den tippen Kinder auf dem Tablet ein, um ihre Namen zu finden.',
  'family.newCode': 'Neuer Familiencode',
  'family.newCodeQuestion': 'Neuen Familiencode holen?',
  'family.newCodeText':
    'Die alten fünf Ziffern öffnen dann nichts mehr. Für angemeldete Kinder und verbundene Geräte ändert sich nichts.',
  'family.newCodeIs': 'Euer Familiencode ist jetzt {code}',
  'family.newCodeFailed': 'Der Code wurde nicht geändert',
  'family.copyCode': 'Familiencode kopieren',
  'family.copied': 'Kopiert',
  'family.copiedCode': 'Familiencode {code}',
  'family.cannotCopy': 'Kopieren geht hier nicht',
  'family.qrCode': 'QR-Code, der die Kinderanmeldung öffnet',
  'family.openOnTablet': 'Öffne <0>{address}</0> auf dem Tablet oder scanne das hier.',
  'family.localAddress':
    'Diese Adresse gilt nur auf diesem Computer. Öffne Starnest erst über die Adresse in eurem Netzwerk.',
  'family.copyLink': 'Link kopieren',
  'family.copiedLink': 'Öffne diesen Link auf dem Tablet.',

  // The first steps of a new family
  'family.welcome': 'Willkommen, {name}',
  'family.welcomeText': 'Fünf Schritte, etwa vier Minuten. Du kannst nach jedem aufhören.',
  'family.firstSteps': 'Bis zum ersten Stern',
  'family.stepsDone': '{done, number} von {steps, number} erledigt',
  'family.stepOf': 'Schritt {step, number} von {steps, number}',
  'family.step.done': ', erledigt',
  'family.step.skipped': ', übersprungen',
  'family.next': 'Weiter',
  'family.skip': 'Überspringen',
  'family.skipStep': 'Überspringen: {step}',
  'family.skipFailed': 'Es wurde nicht übersprungen',
  'family.stepKid': 'Dein erstes Kind eintragen',
  'family.stepKidText': 'Ein Name, eine Farbe und vier Geheimbilder.',
  'family.stepKidAction': 'Kind eintragen',
  'family.kidsIn':
    '{count, plural, one {{names} ist dabei. Weitere kannst du jederzeit eintragen.} other {{names} sind dabei. Weitere kannst du jederzeit eintragen.}}',
  'family.addAnother': 'Noch ein Kind',
  'family.stepChores': 'Ein paar Aufgaben aussuchen',
  'family.stepChoresText': 'Hake an, was ihr kennt. Sterne und Tage lassen sich später ändern.',
  'family.stepChoresAction': 'Aussuchen',
  'family.moreIdeas': 'Mehr Ideen',
  'family.stepReward': 'Eine Belohnung anlegen',
  'family.stepRewardText': 'Etwas, worauf man sich freut, ab etwa 10 Sternen.',
  'family.stepRewardAction': 'Aussuchen',
  'family.stepTablet': 'Das Tablet der Kinder verbinden',
  'family.stepTabletText': 'Einmal einen Code scannen. Danach melden sich Kinder mit vier Bildern an.',
  'family.stepTabletAction': 'Verbinden',
  'family.stepAdult': 'Weitere Erwachsene einladen',
  'family.stepAdultText': 'Wer zu Hause ist, kann bestätigen. Machst du das allein, überspring es.',
  'family.stepAdultAction': 'Einladen',
  // What the overview shows later
  'family.willShow': 'Das zeigt diese Seite bald',
  'family.willShow.waits': 'Was auf dich wartet',
  'family.willShow.waitsText': 'Ein Tipp, und die Sterne sind da.',
  'family.willShow.day': 'Den Tag jedes Kindes',
  'family.willShow.dayText': 'Erledigt, wartend, noch offen.',
  'family.willShow.owed': 'Versprochene Belohnungen',
  'family.willShow.owedText': 'Bis du auf „Übergeben“ tippst.',

  // What waits for a parent
  'family.waiting': 'Wartet auf dich',
  'family.pendingApprovals': '{count, plural, one {# wartet auf dich} other {# warten auf dich}}',
  'family.tabPending': ', {count, plural, one {# wartet auf dich} other {# warten auf dich}}',
  'family.waitingTitle': '({count, number}) {title}',
  'family.viewAll': 'Alle',
  'family.waitingFailed': 'Was auf dich wartet, ließ sich nicht laden',
  'family.waitingLoading': 'Lädt, was auf dich wartet',
  'family.caughtUp': 'Alles erledigt',
  'family.caughtUpHere': 'Nichts wartet auf dich. Neues taucht hier von selbst auf.',

  'family.nothingWaits': 'Nichts wartet auf dich.',

  // What was promised
  'family.promised': 'Versprochen, noch nicht übergeben',
  'family.promisedTo': '{kid}, seit {day}',
  'family.promisedFailed': 'Versprochenes ließ sich nicht laden',
  'family.given': 'Übergeben',
  'family.givenOf': 'Übergeben: {reward} an {kid}',
  'family.givenTo': '{kid} hat es jetzt.',
  'family.givenFailed': 'Es zählt noch nicht als übergeben',

  // Approve all
  'family.approveAll': 'Alle bestätigen',
  'family.approveAllChores': 'Alle {count, number} Aufgaben bestätigen',
  'family.approveNothing': 'Alle bestätigen?',
  'family.approveChores': '{chores, plural, one {# Aufgabe} other {# Aufgaben}} bestätigen?',
  'family.approveRewards': '{rewards, plural, one {# Belohnung} other {# Belohnungen}} bestätigen?',
  'family.approveBoth':
    '{chores, plural, one {# Aufgabe} other {# Aufgaben}} und {rewards, plural, one {# Belohnung} other {# Belohnungen}} bestätigen?',
  'family.approveText': 'Alle auf einmal, mit den gezeigten Sternen.',
  'family.approveNothingText': 'Schalte ein, was du bestätigen willst.',
  'family.approve': 'Bestätigen',
  'family.approveCount': '{count, number} bestätigen',
  'family.approveProgress': '{done, number} von {total, number}',
  'family.chores': '{count, plural, one {# Aufgabe} other {# Aufgaben}}',
  'family.rewards': '{count, plural, one {# Belohnung} other {# Belohnungen}}',
  'family.starsEarnedNow': '<0/> verdient',
  'family.starsSpentNow': '<0/> ausgegeben',
  // What cannot be approved now, and why
  'family.stay': '{count, plural, one {Eins bleibt:} other {# bleiben:}}',
  'family.stayNoStars': '{chore} hat keine Sternzahl.',
  'family.staySoldOut': '{reward} für {kid} ist aufgebraucht.',
  'family.stayShort': '{reward}: {kid} fehlen noch {stars, number}.',
  'family.approvedSome': '{count, number} von {total, number} bestätigt',
  'family.approvedNone': 'Nichts wurde bestätigt',
  'family.reviewedElsewhere':
    '{count, plural, one {# hat schon jemand anders entschieden.} other {# hat schon jemand anders entschieden.}}',
  'family.stillWaiting': '{count, plural, one {# wartet noch.} other {# warten noch.}}',

  // The family’s home page
  'family.kidsFailed': 'Eure Kinder ließen sich nicht laden',
  'family.kidsLoading': 'Kinder laden',
  'family.noKids': 'Noch keine Kinder eingetragen!',
  'family.noKidsText': 'Gib jedem Kind einen Namen, eine Farbe und vier Geheimbilder.',
  'family.addFirstKid': 'Erstes Kind eintragen',
  'family.level': 'Level {level, number}',
  'family.viewDashboard': 'Zum Nest',
  'family.viewDashboardOf': 'Zum Nest von {name}',
  'family.handOver': 'Weitergeben',
  'family.handOverTo': 'An {name} weitergeben',
} satisfies Record<keyof typeof en, string>;
