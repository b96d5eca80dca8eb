import type en from './en';

export default {
  'mail.footer':
    'Starnest: Aufgaben in der Familie, die Sterne bringen. Diese Nachricht wurde automatisch verschickt.',
  'mail.open_address': 'Oder öffne diese Adresse:',
  'mail.greeting': 'Hallo {firstName}',
  'mail.greeting_nameless': 'Hallo',

  'confirm_email.subject': 'Bestätige deine Adresse für Starnest',
  'confirm_email.text':
    'Jemand, wahrscheinlich du, hat bei Starnest diese Adresse angegeben. Bestätige sie, dann kann Starnest dir helfen, wenn du dein Passwort vergisst.',
  'confirm_email.button': 'Adresse bestätigen',
  'confirm_email.validity': 'Der Link gilt einmal, bis {until}.',
  'confirm_email.not_you':
    'Das warst nicht du? Dann ignoriere diese E-Mail. An diese Adresse kommen keine weiteren.',
  'cancel_email.subject': 'Deine E-Mail-Adresse bei Starnest ändert sich',
  'cancel_email.text': 'Die E-Mail-Adresse von {username} bei Starnest wurde geändert oder entfernt.',
  'cancel_email.not_you':
    'Das warst nicht du? Dann brich die Änderung ab. Du bekommst deine alte Adresse zurück, alle Browser werden abgemeldet, und du wählst ein neues Passwort.',
  'cancel_email.button': 'Änderung abbrechen',
  'cancel_email.validity': 'Der Link gilt einmal, {days, plural, one {# Tag} other {# Tage}} lang.',
  'cancel_email.you': 'Das warst du? Dann kannst du diese Nachricht ignorieren.',
  'password_reset.subject': 'Dein Starnest-Passwort wurde zurückgesetzt',
  'password_reset.text':
    'Das Passwort von {username} wurde zurückgesetzt, und alle Browser wurden abgemeldet.',
  'password_reset.button': 'Anderes Passwort wählen',
  'password_reset.not_you': 'Das warst nicht du? Dann wähle jetzt ein anderes Passwort.',
  'password_changed.subject': 'Dein Starnest-Passwort wurde geändert',
  'password_changed.text':
    'Das Passwort von {username} wurde geändert, und alle anderen Browser wurden abgemeldet.',
  'password_changed.button': 'Anderes Passwort wählen',
  'password_changed.not_you': 'Das warst nicht du? Dann wähle jetzt ein anderes Passwort.',
  'passkey_added.subject': 'Ein Passkey ist neu in deinem Starnest-Konto',
  'passkey_added.text': 'Mit einem neuen Passkey kann man sich als {username} anmelden.',
  'passkey_added.button': 'Deine Passkeys ansehen',
  'passkey_added.not_you': 'Das warst nicht du? Dann entferne den Passkey und ändere dein Passwort.',

  'reset_password.subject': 'Setz dein Starnest-Passwort zurück',
  'reset_password.text':
    'Jemand, wahrscheinlich du, möchte ein neues Passwort für {username}. Der Link gilt einmal, bis {until}.',
  'reset_password.button': 'Neues Passwort wählen',
  'reset_password.not_you':
    'Das warst nicht du? Dann ignoriere diese E-Mail. Dein Passwort bleibt, wie es ist.',

  'invite.subject': 'Eine Einladung zu Starnest',
  'invite.text_parent':
    'Du bist eingeladen, bei Starnest zu einer Familie dazuzukommen. Dort erledigen Kinder Aufgaben, verdienen Sterne und geben sie aus. Als Elternteil siehst und änderst du dort alles.',
  'invite.text_helper':
    'Du bist eingeladen, bei Starnest zu einer Familie dazuzukommen. Dort erledigen Kinder Aufgaben, verdienen Sterne und geben sie aus. Als Betreuung siehst du alles, bestätigst Aufgaben und übergibst Belohnungen.',
  'invite.button': 'Einladung ansehen',
  'invite.validity': 'Der Link gilt einmal, {days, plural, one {# Tag} other {# Tage}} lang.',
  'invite.not_known':
    'Wer dich einlädt, steht in der Einladung. Du kennst die Person nicht? Dann tu einfach nichts: Niemand erfährt, dass du diese Nachricht bekommen hast.',

  'weekly_letter.subject': 'Eure Woche bei Starnest, {dates}',
  'weekly_letter.text': 'Das war die Woche von {family}, {dates}.',
  'weekly_letter.text_nameless': 'Das war die Woche eurer Familie, {dates}.',
  'weekly_letter.chores':
    '{count, plural, =0 {Keine Aufgaben bestätigt} one {# Aufgabe bestätigt} other {# Aufgaben bestätigt}}',
  'weekly_letter.stars': '{count, plural, one {# Stern verdient} other {# Sterne verdient}}',
  'weekly_letter.streak': '{count, plural, one {# Tag} other {# Tage in Folge}} mit einer erledigten Aufgabe',
  'weekly_letter.level': 'Level {level} erreicht',
  'weekly_letter.badge': 'Neues Abzeichen: {name}',
  'badge.star-starter': 'Sternenstart',
  'badge.bright-spark': 'Heller Funke',
  'badge.nest-builder': 'Nestbauprofi',
  'badge.moon-hopper': 'Mondsprung',
  'badge.comet-chaser': 'Kometenflug',
  'badge.cloud-captain': 'Wolkenkommando',
  'badge.rainbow-ranger': 'Regenbogenranger',
  'badge.planet-pilot': 'Planetenpilot',
  'badge.galaxy-hero': 'Galaxiestar',
  'badge.legend': 'Legende',
  'weekly_letter.promised': 'Bestätigt, noch nicht übergeben',
  'weekly_letter.promise': '{reward}, für {kid}',
  'weekly_letter.promises_more': '{count, plural, one {und noch #} other {und noch #}}',
  'weekly_letter.waiting': 'Wartet auf dich',
  'weekly_letter.waiting_chores':
    '{count, plural, one {# Aufgabe zu bestätigen} other {# Aufgaben zu bestätigen}}',
  'weekly_letter.waiting_rewards':
    '{count, plural, one {# Anfrage wartet auf Antwort} other {# Anfragen warten auf Antwort}}',
  'weekly_letter.button': 'Starnest öffnen',
  'weekly_letter.why':
    'Du bekommst diesen Überblick einmal pro Woche, weil du ihn in den Einstellungen eingeschaltet hast.',
  'weekly_letter.stop': 'Wochenüberblick abbestellen',
} satisfies Record<keyof typeof en, string>;
