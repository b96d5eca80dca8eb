import type en from '../../en/features/auth';

/** Words of logging in and signing up, for parents and admins. */
export default {
  'auth.parentPortal': 'Elternbereich',
  'auth.parentPortalText': 'Aufgaben stellen, Sterne bestätigen, Belohnungen planen.',
  'auth.adminPortal': 'Admin-Bereich',
  'auth.adminPortalText': 'Für alle, die Starnest betreiben.',
  'auth.home': 'Start',
  'auth.loading': 'Lädt',
  'auth.unreachable': 'Starnest ist nicht erreichbar. Bitte versuch es noch mal.',

  // Where the session ended while somebody was at work
  'auth.signedOut': 'Du wurdest abgemeldet',
  'auth.signedOutText': 'Melde dich an und mach da weiter, wo du warst.',
  'auth.draftsKept': 'Was du eingegeben hast, ist noch da.',

  // Fields
  'auth.username': 'Benutzername',
  'auth.password': 'Passwort',
  'auth.enterUsername': 'Gib deinen Benutzernamen ein',
  'auth.enterPassword': 'Gib dein Passwort ein',
  'auth.enterBoth': 'Bitte gib Benutzernamen und Passwort ein',
  'auth.missingFields': 'Da fehlt noch etwas',

  // Log in
  'auth.loginOrSignUp': 'Anmelden oder registrieren',
  'auth.login': 'Anmelden',
  'auth.loggingIn': 'Meldet an …',
  'auth.passkey': 'Mit Passkey anmelden',
  'auth.loginFailed': 'Anmelden hat nicht geklappt',
  'auth.welcomeBack': 'Willkommen zurück!',
  'auth.loggedInAs': 'Angemeldet als {username}',

  // Sign up
  'auth.signUp': 'Registrieren',
  'auth.firstName': 'Vorname',
  'auth.lastName': 'Nachname',
  'auth.familyName': 'Familienname',
  'auth.familyNameHint': 'So heißt eure Familie hier',
  'auth.familyNameExample': 'Familie Sommer',
  'auth.email': 'E-Mail',
  'auth.confirmPassword': 'Passwort wiederholen',
  'auth.passwordHint': 'Mindestens {min, number} Zeichen',
  'auth.createAccount': 'Konto anlegen',
  'auth.joinFamily': 'Der Familie beitreten',
  'auth.creatingAccount': 'Legt Konto an',
  'auth.accountCreated': 'Dein Konto ist da!',
  'auth.accountCreatedText': 'Willkommen, {name}! Euer Familiencode ist {code}.',
  'auth.signUpFailed': 'Registrieren hat nicht geklappt',
  'auth.fillInRequired': 'Bitte fülle alle Pflichtfelder aus',
  'auth.enterFirstName': 'Gib deinen Vornamen ein',
  'auth.chooseUsername': 'Wähle einen Benutzernamen',
  'auth.chooseAnotherUsername': 'Wähle einen anderen Benutzernamen',
  'auth.choosePassword': 'Wähle ein Passwort',
  'auth.passwordMismatch': 'Zwei verschiedene Passwörter',
  'auth.passwordMismatchText': 'Die Passwörter stimmen nicht überein',
  'auth.repeatPassword': 'Gib noch mal dasselbe Passwort ein',
  'auth.weakPassword': 'Zu kurzes Passwort',
  'auth.weakPasswordText': 'Das Passwort braucht mindestens {min, number} Zeichen',
  'auth.useLongerPassword': 'Nimm mindestens {min, number} Zeichen',

  // Admins
  'auth.adminLogin': 'Anmelden',
  'auth.missingInformation': 'Angaben fehlen',
  'auth.accessDenied': 'Kein Zugang',
  'auth.accessDeniedText': 'Dafür braucht es Admin-Rechte.',
  'auth.invalidAdmin': 'Diese Admin-Anmeldung stimmt nicht',
  'auth.adminLoginFailed': 'Anmelden hat nicht geklappt',
  'auth.welcomeAdmin': 'Willkommen, Admin!',
  'auth.welcomeAdminText': 'Du bist im Admin-Bereich angemeldet.',
} satisfies Record<keyof typeof en, string>;
