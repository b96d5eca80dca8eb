import type en from '../../en/features/passwords';

/** Words of links that are sent: a new password, a confirmed address. */
export default {
  // Asking for a link
  'passwords.forgot': 'Passwort vergessen?',
  'passwords.backToLogin': 'Zurück zur Anmeldung',
  'passwords.askTitle': 'Neues Passwort',
  'passwords.askText':
    'Gib deinen Benutzernamen oder deine E-Mail-Adresse ein. Kennen wir sie, schicken wir einen Link an die bestätigte Adresse.',
  'passwords.usernameOrEmail': 'Benutzername oder E-Mail',
  'passwords.enterUsernameOrEmail': 'Gib deinen Benutzernamen oder deine E-Mail-Adresse ein',
  'passwords.sendLink': 'Link schicken',
  'passwords.sending': 'Schickt',
  'passwords.sendFailed': 'Der Link wurde nicht geschickt',
  'passwords.sentTitle': 'Schau in deine E-Mails',
  'passwords.sentText':
    'Wenn <0>{name}</0> bekannt und bestätigt ist, ist ein Link unterwegs. Er gilt einmal, eine Stunde lang.',
  'passwords.sentHint':
    'Nach 5 Minuten noch nichts da? Schau im Spam nach oder bitte die Person, die dieses Starnest betreibt, um einen Link.',
  'passwords.sendAgain': 'Noch mal schicken',
  'passwords.sentAgain': 'Noch mal geschickt',
  'passwords.noMailText': 'Dieses Starnest schickt keine E-Mails, aber es gibt einen anderen Weg.',
  'passwords.noMailHint':
    'Bitte die Person, die dieses Starnest betreibt, um einen Link. Damit wählst du selbst ein neues Passwort.',

  // Choosing a new one
  'passwords.newTitle': 'Neues Passwort wählen',
  'passwords.newFor': 'Für <0>{username}</0>. Überall sonst wirst du abgemeldet.',
  'passwords.newPassword': 'Neues Passwort',
  'passwords.newPasswordHint': 'Mindestens {count, number} Zeichen',
  'passwords.again': 'Noch mal dasselbe',
  'passwords.tooShort': 'Nimm mindestens {count, number} Zeichen',
  'passwords.differ': 'Gib noch mal dasselbe Passwort ein',
  'passwords.strength.0': 'Sehr leicht zu erraten',
  'passwords.strength.1': 'Leicht zu erraten',
  'passwords.strength.2': 'In Ordnung',
  'passwords.strength.3': 'Stark',
  'passwords.strength.4': 'Sehr stark',
  'passwords.common': 'Dieses Passwort benutzen viele, deshalb wird es zuerst probiert.',
  'passwords.strict':
    'Dieses Starnest verlangt mindestens {count, number} Zeichen und kein Passwort, das viele benutzen.',
  'passwords.saveAndLogIn': 'Speichern und anmelden',
  'passwords.saving': 'Speichert',
  'passwords.saveFailed': 'Das Passwort wurde nicht gespeichert',
  'passwords.saved': 'Neues Passwort gespeichert',
  'passwords.savedText': 'Du bist als {username} angemeldet.',
  'passwords.savedLogIn': 'Melde dich jetzt damit an.',
  'passwords.ended': 'Dieser Link gilt nicht mehr',
  'passwords.endedText':
    'Er wurde schon benutzt oder ist älter als eine Stunde. Fordere einen neuen an: Das dauert nur eine Minute.',
  'passwords.askAgain': 'Neuen Link anfordern',

  // Confirming an address
  'passwords.confirming': 'Bestätigt deine Adresse',
  'passwords.confirmed': 'Adresse bestätigt',
  'passwords.confirmedText': 'Falls du mal dein Passwort vergisst, kommt der Link zu einem neuen dorthin.',
  'passwords.toStarnest': 'Weiter zu Starnest',
  'passwords.confirmEndedText':
    'Er wurde schon benutzt oder ist älter als drei Tage. Ist deine Adresse noch nicht bestätigt, schick den Link in den Einstellungen noch mal.',
  'passwords.confirmFailed': 'Die Adresse wurde nicht bestätigt',
  'passwords.cancelEmail': 'Neue Adresse abbrechen?',
  'passwords.cancelEmailText':
    'Du bekommst deine alte E-Mail-Adresse zurück. Alle Browser werden abgemeldet, und du wählst ein neues Passwort.',
  'passwords.cancelEmailButton': 'Änderung abbrechen',
  'passwords.cancelEmailFailed': 'Die Änderung ließ sich nicht abbrechen',
  'passwords.cancelEmailEnded':
    'Er wurde schon benutzt oder ist älter als sieben Tage. Kannst du dich nicht anmelden, fordere ein neues Passwort an.',
} satisfies Record<keyof typeof en, string>;
