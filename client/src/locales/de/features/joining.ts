import type en from '../../en/features/joining';

/** Words of the page of an invitation, and of who belongs to no family. */
export default {
  'joining.title': 'Einladung',
  'joining.loading': 'Schaut die Einladung an',
  'joining.failed': 'Die Einladung ließ sich nicht laden',
  'joining.invites': '{name} lädt dich zu {family} ein',
  'joining.invitesNobody': 'Du bist zu {family} eingeladen',
  // After “zu”, “bei” and “in”
  'joining.unnamed': 'einer Familie',
  'joining.as.parent':
    'als <0>Elternteil</0>. Ihr seht alle dieselben Listen, und wer zu Hause ist, entscheidet.',
  'joining.as.helper': 'als <0>Betreuung</0>. Du siehst, was die Eltern sehen, und unterstützt die Kinder.',
  'joining.may.parent.1': 'Aufgaben und Belohnungen bestätigen',
  'joining.may.parent.2': 'Aufgaben, Belohnungen und Kinder ändern',
  'joining.may.parent.3': 'Sterne geben, rückgängig machen, Pausen einlegen',
  'joining.may.parent.not': 'Rollen und Löschen bleiben bei der Leitung',
  'joining.may.helper.1': 'Aufgaben, Belohnungen und Sterne sehen',
  'joining.may.helper.2': 'Aufgaben bestätigen, Belohnungen übergeben',
  'joining.may.helper.3': 'Den Kindern schreiben',
  'joining.may.helper.not': 'Änderungen bleiben bei den Eltern',
  'joining.may': 'Du kannst',
  'joining.once': 'Der Link gilt einmal.',
  'joining.makeLogin': 'Zugang anlegen',
  'joining.haveLogin': 'Ich habe schon einen Zugang zu Starnest',
  'joining.withLogin': 'Mit deinem Zugang beitreten',
  'joining.withLoginText':
    'Hast du schon eine Familie, bleibt sie dir. Du kannst jederzeit zwischen beiden wechseln.',
  'joining.noLogin': 'Ich habe noch keinen Zugang',
  'joining.logInAndJoin': 'Anmelden und beitreten',
  'joining.signedInAs': 'Du bist als {name} angemeldet.',
  'joining.join': 'Der Familie beitreten',
  'joining.joining': 'Tritt bei',
  'joining.joinFailed': 'Beitreten hat nicht geklappt',
  'joining.joined': 'Willkommen bei {family}',
  'joining.already': 'Du gehörst schon zu dieser Familie',
  'joining.alreadyText': 'Der Link gilt noch: Gib ihn weiter, an wen er gehen soll.',
  'joining.toFamily': 'Zu deiner Familie',
  'joining.otherLogin': 'Abmelden und mit anderem Zugang beitreten',

  // A link that is no more
  'joining.gone': 'Diese Einladung gilt nicht mehr',
  'joining.goneText':
    'Sie wurde schon benutzt, zurückgezogen oder ist älter als {days, plural, one {# Tag} other {# Tage}}. Bitte um eine neue: Das dauert nur eine Minute.',
  'joining.toLogin': 'Zur Anmeldung',

  // Who belongs to no family
  'joining.noFamily': 'Du bist in keiner Familie',
  'joining.noFamilyText':
    'Mit deinem Zugang ist alles gut, {name}. Bitte um eine Einladung und öffne ihren Link, oder gründe hier eine Familie.',
  'joining.familyName': 'Familienname',
  'joining.familyNameExample': 'Familie Sommer',
  'joining.found': 'Familie gründen',
  'joining.founding': 'Gründet',
  'joining.founded': 'Eure Familie ist bereit',
  'joining.foundFailed': 'Es wurde keine Familie gegründet',
  'joining.logout': 'Abmelden',
  'joining.deleteAccount': 'Mein Konto löschen',

  // Whose family is suspended
  'joining.suspended': '{family} ist geschlossen',
  'joining.suspendedUnnamed': 'Eure Familie ist geschlossen',
  'joining.suspendedText':
    'Niemand kommt hinein, und nichts geht verloren. Bis {day} Uhr kannst du sie wieder öffnen; danach ist sie weg, samt ihren Bildern.',
  'joining.restore': 'Wieder öffnen',
  'joining.restoring': 'Öffnet',
  'joining.restored': 'Willkommen zurück',
  'joining.restoredText': 'Alles ist, wie es war.',
  'joining.restoreFailed': 'Eure Familie wurde nicht geöffnet',
  'joining.suspendedByAdmin':
    'Ein Admin hat diese Familie geschlossen. Am {day} wird sie gelöscht. Bitte wende dich an die Betreiber dieses Starnest.',
} satisfies Record<keyof typeof en, string>;
