import { failToListen, FAKE_VOICE, NO_VOICE } from '../../../tests/support/fake-voice';
import { at, press, seen, type Screen, type Steps } from '../screen';
import { t } from '../words';

const hear =
  (transcript: string): Steps =>
  async (page, stage) => {
    await seen(t('voice.listening'))(page, stage);
    await page.evaluate(`window.ear.dispatchEvent(Object.assign(new Event('result'), {
      results: [Object.assign([{ transcript: ${JSON.stringify(transcript)} }], { isFinal: true })],
    }))`);
  };
const talk = (name: string, ...then: Steps[]): Screen => ({
  area: 'kid',
  name: `voice-${name}`,
  who: 'mia',
  steps: at(
    ({ mia }) => `/kid/${mia.id}`,
    seen(t('kidDashboard.doIt')),
    press(t('voice.talkToPip')),
    ...then,
  ),
  script: FAKE_VOICE,
});

export const VOICE_SCREENS: readonly Screen[] = [
  talk('listening', seen(t('voice.listening'))),
  talk('answer', hear(t('voice.command.stars')), seen(t('voice.starsOwned', { count: 40 }))),
  talk(
    'question',
    hear(t('voice.command.do', { chore: 'Feed the cat' })),
    seen(t('voice.isItDone', { name: 'Feed the cat' })),
  ),
  talk('unheard', (page) => failToListen(page, 'no-speech'), seen(t('voice.error.no-speech'))),
  talk('denied', (page) => failToListen(page, 'not-allowed'), seen(t('voice.error.not-allowed'))),
  { ...talk('absent', seen(t('voice.error.unsupported'))), script: NO_VOICE },
];
