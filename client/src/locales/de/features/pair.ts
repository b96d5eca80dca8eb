import type en from '../../en/features/pair';

/** Words of the page that makes a browser the family's tablet. */
export default {
  'pair.title': 'Dieses Tablet verbinden',
  'pair.hint': 'Eltern finden die {count} Ziffern in den Einstellungen unter Geräte.',
  'pair.linkedHint': 'Kinder tippen hier dann auf ihren Namen. Ganz ohne Familiencode.',
  'pair.digits': '{count} Ziffern',
  'pair.short': 'Bitte gib alle {count} Ziffern ein.',
  'pair.connect': 'Verbinden',
  'pair.connecting': 'Verbindet',
  'pair.unknown':
    'Diese Ziffern gelten nicht oder nicht mehr. Neue gibt es in den Einstellungen unter Geräte.',
  'pair.tooMany': 'Das waren viele Versuche. Bitte warte ein paar Minuten und hol dann neue Ziffern.',
  'pair.offline': 'Gerade kein Internet. Bitte versuch es noch mal.',
  'pair.failed': 'Das hat nicht geklappt. Bitte versuch es noch mal.',
  'pair.connected': 'Das ist jetzt das Tablet eurer Familie',
  'pair.connectedNamed': 'Dieses Tablet gehört jetzt zu {family}',
  'pair.connectedText': 'Alle tippen auf ihren eigenen Namen.',
  'pair.codeInstead': 'Kinderanmeldung',
} satisfies Record<keyof typeof en, string>;
