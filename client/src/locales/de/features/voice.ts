import type en from '../../en/features/voice';

/** Words of the voice helper Pip: its buttons, and what it says. What it understands is in voice/words.ts. */
export default {
  'voice.talkToPip': 'Mit Pip reden',
  'voice.stopListening': 'Nicht mehr zuhören',
  'voice.listening': 'Ich höre zu …',
  'voice.youCanSay': 'Du kannst sagen',

  // What a kid can say or tap; voice/words.ts must understand it.
  'voice.command.stars': 'Wie viele Sterne?',
  'voice.command.do': 'Fertig: {chore}',
  'voice.command.get': 'Ich möchte {reward}',
  'voice.command.chores': 'Aufgaben',
  'voice.command.rewards': 'Belohnungen',
  'voice.command.badges': 'Abzeichen',
  'voice.command.messages': 'Nachrichten',
  'voice.command.leaderboard': 'Rangliste',
  'voice.command.leaderboardLabel': 'Rang<0/>liste',
  'voice.command.choreHistory': 'Aufgaben\u00adkalender',
  'voice.command.rewardHistory': 'Belohnungs\u00adkalender',
  'voice.command.exit': 'Tschüss',

  // What Pip says; shown and spoken
  'voice.start': 'Was machen wir?',
  'voice.whatElse': 'Okay! Was noch?',
  'voice.help': 'Du kannst so etwas sagen. Oder tipp darauf!',
  'voice.notUnderstood': 'Das habe ich nicht verstanden. Du kannst so etwas sagen.',
  'voice.starsOwned': 'Du hast {count, plural, one {einen Stern} other {# Sterne}}!',
  'voice.here.chores': 'Hier sind deine Aufgaben.',
  'voice.here.rewards': 'Hier sind deine Belohnungen.',
  'voice.here.badges': 'Hier sind deine Abzeichen.',
  'voice.here.messages': 'Hier sind deine Nachrichten.',
  'voice.here.leaderboard': 'Hier ist die Rangliste.',
  'voice.here.chore-history': 'Das hast du geschafft.',
  'voice.here.reward-history': 'Das hast du bekommen.',
  'voice.whichOne': 'Was davon?',
  'voice.unknownChore': 'Diese Aufgabe kenne ich nicht.',
  'voice.unknownReward': 'Diese Belohnung kenne ich nicht.',
  'voice.gone': 'Das gibt es nicht mehr.',
  'voice.isItDone': '{name}. Bist du fertig?',
  'voice.getItFor': '{name} für {count, plural, one {einen Stern} other {# Sterne}}?',
  'voice.isWaiting': '{name}: Das wartet auf die Großen.',
  'voice.isDone': '{name}: Das ist schon erledigt.',
  'voice.isLater': '{name}: Das ist jetzt nichts für dich.',
  'voice.isInactive': '{name}: Das ruht gerade.',
  'voice.isLimited': '{name}: Das kommt bald wieder.',
  'voice.isSoldOut': '{name}: Alles weg.',
  'voice.needsStars': '{name}: Dafür brauchst du noch {count, plural, one {einen Stern} other {# Sterne}}.',
  'voice.choreDone': 'Gut gemacht! Die Großen schauen bald nach.',
  'voice.rewardAsked': 'Du hast gefragt! Die Großen schauen bald nach.',
  'voice.choreFailed': 'Das hat nicht geklappt. {message}',
  'voice.rewardFailed': 'Das hat nicht geklappt. {message}',

  // Buttons under Pip's question
  'voice.notYet': 'Noch nicht',
  'voice.notNow': 'Jetzt nicht',
  'voice.yesDone': 'Ja, fertig!',
  'voice.yesGetIt': 'Ja, her damit!',
  'voice.sending': 'Fliegt los',
  'voice.requesting': 'Fragt',

  // Why nothing was heard
  'voice.error.no-speech': 'Ich habe dich nicht gehört. Tipp auf das Mikrofon und versuch es noch mal!',
  'voice.error.network': 'Ohne Internet kann ich nicht zuhören. Du kannst auf die Bilder tippen.',
  'voice.error.not-allowed': 'Meine Ohren sind ausgeschaltet. Bitte die Großen, das Mikrofon zu erlauben.',
  'voice.error.other':
    'Ups, meine Ohren haben nicht mitgemacht. Versuch es noch mal oder tipp auf die Bilder.',
  'voice.error.unsupported': 'Dieses Tablet kann nicht zuhören. Du kannst auf die Bilder tippen.',
} satisfies Record<keyof typeof en, string>;
