import type en from '../../en/features/devices';

/** Words of the family's connected devices. */
export default {
  'devices.title': 'Geräte',
  'devices.text':
    'Auf einem verbundenen Tablet tippen Kinder auf ihren Namen und vier Bilder. Ganz ohne Code.',
  'devices.value': '{count, plural, =0 {Keins verbunden} one {# verbunden} other {# verbunden}}',
  'devices.loading': 'Geräte laden',
  'devices.notLoaded': 'Eure Geräte ließen sich nicht laden',
  'devices.used': 'Zuletzt benutzt {ago}',
  'devices.usedBy': 'Zuletzt benutzt {ago}\u00a0· <0>verbunden von {name}</0>',
  'devices.rename': '{name} umbenennen',
  'devices.saveName': 'Namen speichern',
  'devices.renameFailed': 'Der Name wurde nicht gespeichert',
  'devices.remove': 'Entfernen',
  'devices.removeNamed': '{name} entfernen',
  'devices.removeQuestion': '{name} entfernen?',
  'devices.removeText':
    'Wer darauf angemeldet ist, wird sofort abgemeldet. Du kannst es jederzeit neu verbinden.',
  'devices.removing': 'Entfernt',
  'devices.removed': '{name} ist nicht mehr verbunden',
  'devices.removeFailed': 'Das Gerät wurde nicht entfernt',

  // What the family chooses about them
  'devices.only': 'Kinder dürfen sich nur auf verbundenen Geräten anmelden',
  'devices.onlyHint': 'Anderswo öffnet der Familiencode nichts und verrät keine Namen.',
  'devices.onlyNone': 'Es ist kein Gerät verbunden: Gerade kann sich nirgends ein Kind anmelden.',
  'devices.idle': 'Zurück zu den Namen',
  'devices.idleHint': 'Nach so langer Zeit ohne Berührung melden verbundene Geräte Kinder und Eltern ab',
  'devices.minutes': '{count, plural, one {# Minute} other {# Minuten}}',

  // Connecting one
  'devices.connect': 'Gerät verbinden',
  'devices.name': 'So heißt es',
  'devices.newName': 'Unser Tablet',
  'devices.newNameNumbered': 'Unser Tablet {number, number}',
  'devices.connectOther': 'Ein anderes Gerät verbinden',
  'devices.connectHere': 'Dieses Gerät hier verbinden',
  'devices.connectFailed': 'Das Gerät wurde nicht verbunden',
  'devices.connectedHere': 'Die Kinder fangen hier jetzt gleich bei ihren Namen an.',
  'devices.connected': '{name} ist verbunden',
  'devices.connectAnother': 'Noch eins verbinden',
  'devices.qrCode': 'QR-Code, der ein Gerät verbindet',
  'devices.how':
    'Scanne das mit der Kamera des Tablets. Oder öffne dort die Kinderanmeldung, tippe auf <0>Dieses Tablet verbinden</0> und gib ein:',
  'devices.worksUntil':
    'Gilt einmal, bis {time} Uhr: noch {minutes, plural, one {# Minute} other {# Minuten}}',
  'devices.expired': 'Die Zeit für diese Ziffern ist abgelaufen.',
  'devices.newDigits': 'Neue Ziffern',
} satisfies Record<keyof typeof en, string>;
