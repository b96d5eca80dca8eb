import type en from '../../en/features/family-code';

/** Words of the dialog on the landing page that asks for a family code. */
export default {
  'familyCode.enter': 'Los geht’s',
  'familyCode.looking': 'Sucht',
  'familyCode.invalidCode': 'Der Code stimmt nicht',
  'familyCode.invalidCodeText': 'Bitte gib euren Familiencode mit 5 Ziffern ein',
  'familyCode.noConnection': 'Keine Verbindung',
  'familyCode.noConnectionText': 'Starnest ist nicht erreichbar. Prüfe das Internet und versuch es noch mal.',
  'familyCode.tooMany': 'Zeit für eine kleine Pause',
  'familyCode.tooManyText': 'Bitte warte ein bisschen und versuch es dann noch mal.',
  'familyCode.serverError': 'Da ging etwas schief',
  'familyCode.serverErrorText': 'Bitte versuch es gleich noch mal.',
  'familyCode.problem': '{title}: {text}',
} satisfies Record<keyof typeof en, string>;
