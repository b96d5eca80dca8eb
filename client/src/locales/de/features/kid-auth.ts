import type en from '../../en/features/kid-auth';

/** Words of the kids' login. */
export default {
  // Around the steps
  'kidAuth.title': 'Anmelden für Kinder',
  'kidAuth.steps': 'Schritt {step} von {count}',
  'kidAuth.step': 'Schritt {step}',
  'kidAuth.backToHome': 'Startseite',
  'kidAuth.home': 'Start',
  'kidAuth.back': 'Zurück',
  'kidAuth.clear': 'Leeren',
  'kidAuth.startOver': 'Von vorn',
  'kidAuth.signedIn': '{name} ist hier angemeldet. Wenn sich ein Kind anmeldet, wird {name} abgemeldet.',
  'kidAuth.again': 'Schön, dass du wieder da bist! Tipp auf deine Bilder.',

  // Family code
  'kidAuth.code': 'Euer Familiencode',
  'kidAuth.codeHint': 'Frag die Großen nach den 5 Zahlen.',
  'kidAuth.codeShort': 'Bitte tippe alle {count} Ziffern vom Familiencode ein.',
  'kidAuth.codeUnknown': 'Diesen Code hat keine Familie. Schau noch mal nach!',
  'kidAuth.connect': 'Dieses Tablet verbinden',
  'kidAuth.askToConnect': 'Bitte die Großen, dieses Tablet zu verbinden',
  'kidAuth.offline': 'Gerade kein Internet. Bitte versuch es noch mal.',
  'kidAuth.find': 'Familie finden!',
  'kidAuth.loadingKids': 'Kinder kommen …',

  // Names
  'kidAuth.chooseName': 'Wer bist du?',
  'kidAuth.noKidsTitle': 'Ein leeres Nest',
  'kidAuth.noKids': 'Noch keine Kinder hier',
  'kidAuth.noKidsText': 'Die Großen können dich im Elternbereich eintragen. Komm dann wieder!',
  'kidAuth.backToCode': 'Zum Familiencode',
  'kidAuth.level': 'Level {level, number}',
  'kidAuth.stars': '{count, plural, one {# Stern} other {# Sterne}}',

  // Pictures
  'kidAuth.hi': 'Hallo {name}!',
  'kidAuth.pickPictures': 'Tipp auf deine 4 geheimen Bilder',
  'kidAuth.wrong': 'Das war es nicht! 😕',
  'kidAuth.wrongText': 'Tipp noch mal auf deine Bilder.',
  'kidAuth.wrongOwnText': 'Tipp noch mal auf deine Bilder.',
  'kidAuth.failed': 'Das ging nicht',
  'kidAuth.failedText': 'Bitte versuch es noch mal.',
  'kidAuth.welcome': 'Da bist du ja, {name}! 🌟',
  'kidAuth.welcomeText': 'Auf zu neuen Sternen!',

  // Too many tries
  'kidAuth.napping': 'Psst, Pip schläft kurz',
  'kidAuth.awake': 'Pip ist wach!',
  'kidAuth.comeBackSoon': 'Das waren viele Versuche. Komm in einer knappen Minute wieder.',
  'kidAuth.comeBackInMinutes':
    'Das waren viele Versuche. Komm in etwa {minutes, plural, one {# Minute} other {# Minuten}} wieder.',
  'kidAuth.comeBackInHours':
    'Das waren viele Versuche. Komm in etwa {hours, plural, one {# Stunde} other {# Stunden}} wieder.',
  'kidAuth.tryCodeAgain': 'Jetzt kannst du euren Code noch mal eintippen.',
  'kidAuth.tryPicturesAgain': 'Jetzt kannst du deine Bilder noch mal antippen.',
  'kidAuth.tryAgain': 'Noch mal versuchen',
  'kidAuth.helped': 'Die Großen haben geholfen',
} satisfies Record<keyof typeof en, string>;
