import type en from '../../en/features/passkeys';

/** Words of passkeys, in the settings and for admins. */
export default {
  'passkeys.title': 'Passkeys',
  'passkeys.text': 'Melde dich mit Fingerabdruck, Gesicht oder Bildschirmsperre an statt mit dem Passwort.',
  'passkeys.failed': 'Passkeys ließen sich nicht laden',
  'passkeys.loading': 'Passkeys laden',
  'passkeys.none': 'Noch keine Passkeys.',
  'passkeys.added': 'Hinzugefügt {added}',
  'passkeys.used': 'Hinzugefügt {added} · zuletzt benutzt {used}',
  'passkeys.notHere':
    'Dieser Browser kann hier keine Passkeys anlegen. Sie brauchen https und einen Namen in der Adresse.',
  'passkeys.add': 'Passkey hinzufügen',
  'passkeys.addText': 'Als Nächstes fragt dich dein Gerät.',
  'passkeys.adding': 'Fügt hinzu',
  'passkeys.name': 'Name',
  'passkeys.nameHint': 'Wo er liegt, etwa „Mein Handy“.',
  'passkeys.password': 'Dein Passwort',
  'passkeys.addFailed': 'Der Passkey wurde nicht hinzugefügt',
  'passkeys.notMade': 'Dein Gerät hat keinen angelegt. Bitte versuch es noch mal.',
  'passkeys.knownHere': 'Auf diesem Gerät liegt schon ein Passkey von dir.',
  'passkeys.addedToast': 'Passkey hinzugefügt',
  'passkeys.remove': 'Entfernen',
  'passkeys.removeThis': '{name} entfernen',
  'passkeys.removeTitle': '{name} entfernen?',
  'passkeys.removeText':
    'Er meldet dich dann nicht mehr an. Auf dem Gerät selbst löschst du ihn in dessen Einstellungen.',
  'passkeys.removing': 'Entfernt',
  'passkeys.keep': 'Behalten',
  'passkeys.stillWork':
    '{count, plural, one {Ein Passkey meldet dich weiter an. Entferne ihn, wenn du ihn nicht kennst.} other {# Passkeys melden dich weiter an. Entferne alle, die du nicht kennst.}}',
  'passkeys.removeFailed': 'Der Passkey wurde nicht entfernt',
  'proof.title': 'Bist du es?',
  'proof.text': 'Gib für diese Änderung dein Passwort ein. Danach fragen wir 10 Minuten nicht mehr.',
  'proof.passkey': 'Passkey benutzen',
  'proof.continue': 'Weiter',
  'proof.checking': 'Prüft',
  'proof.failed': 'Das ließ sich nicht prüfen',

  // Admins
  'passkeys.require': 'Admins brauchen einen Passkey',
  'passkeys.requireHint':
    'Dann kommt kein Admin nur mit Passwort hinein. Füge zuerst selbst einen hinzu. Wer seinen verliert, fragt, wer den Server betreibt.',
  'passkeys.requireFailed': 'Das wurde nicht geändert',
} satisfies Record<keyof typeof en, string>;
