import type { Page } from 'playwright-core';
import { failToListen, FAKE_VOICE, NO_VOICE } from '../../../tests/support/fake-voice';
import { query } from '../clock';
import { addKid, handIn, redeem } from '../families';
import { at, dialog, fill, hold, press, seen, type OwnScreen, type Screen, type Steps } from '../screen';
import { tellAll, type SmallFamily } from '../stage';

const nest = (search = '', ...then: Steps[]) =>
  at(({ mia }) => `/kid/${mia.id}${search}`, seen(/^(Do It!|Get It!|Badges|Resets every Sunday)$/), ...then);
const calendar = (tab: string, ...then: Steps[]) =>
  at(
    ({ mia }) => `/kid/${mia.id}?tab=${tab}`,
    (page) => page.getByRole('grid').waitFor(),
    ...then,
  );
const talk: Steps = async (page, stage) => {
  await press('Talk to Pip')(page, stage);
  await page.getByRole('dialog', { name: 'Talk to Pip' }).waitFor();
};
const enter = async (page: Page, { mia }: SmallFamily) => {
  await page.goto(`/kid/${mia.id}`);
  await page
    .getByRole('button', { name: /^Do It!/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
};
const idOf = (all: readonly { id: string; name: string }[], name: string) =>
  all.find((one) => one.name === name)?.id ?? '';
/** Says it to the page, once that listens. */
const hear = async (page: Page, transcript: string) => {
  await page.waitForFunction('window.ear');
  await page.evaluate(`window.ear.dispatchEvent(Object.assign(new Event('result'), {
    results: [Object.assign([{ transcript: ${JSON.stringify(transcript)} }], { isFinal: true })],
  }))`);
};
const said = (words: string) => (page: Page) => failToListen(page, words);
const kid = (name: string, steps: Steps, more: Partial<Screen> = {}): Screen => ({
  area: 'kid',
  name,
  who: 'mia',
  steps,
  ...more,
});
const voice = { script: FAKE_VOICE } as const;

/** The nest of a kid who is in. */
export const KID_SCREENS: readonly (Screen | OwnScreen)[] = [
  kid('today', nest()),
  kid('shop', nest('?tab=shop')),
  kid('nest', nest('?tab=nest')),
  kid('week', nest('?tab=week')),
  kid(
    'today-empty',
    at(({ bo }) => `/kid/${bo.id}`, seen('Hi Bo!')),
    { who: 'bo' },
  ),
  kid('today-loading', async (page, stage) => {
    await page.route('**/api/kids/**', (route) =>
      route.request().url().endsWith(stage.mia.id) ? route.continue() : undefined,
    );
    await page.goto(`/kid/${stage.mia.id}`);
    await page.getByRole('main').waitFor();
  }),
  kid('today-failed', async (page, stage) => {
    await page.route('**/api/kids/**', (route) =>
      route.request().url().endsWith(stage.mia.id)
        ? route.continue()
        : route.fulfill({ status: 400, json: { message: 'Try again later.', code: 'invalid' } }),
    );
    await page.goto(`/kid/${stage.mia.id}`);
    await page
      .getByRole('button', { name: /Retry|Try again/ })
      .first()
      .waitFor();
  }),
  kid('chore-calendar', calendar('chore-history')),
  kid(
    'chore-calendar-day',
    calendar('chore-history', (page) => page.getByRole('gridcell', { name: /June? 12\b/ }).click()),
  ),
  kid('reward-calendar', calendar('reward-history')),
  kid(
    'reward-calendar-day',
    calendar('reward-history', (page) => page.getByRole('gridcell', { name: /June? 12\b/ }).click()),
  ),
  kid('rejected-reason', nest('', press(/^Almost! Try again/), dialog)),
  kid('tell-dialog', nest('', press(/^Tell a grown-up: Feed/), dialog)),
  kid('get-it-dialog', nest('?tab=shop', press('Get It! Ice cream'), dialog)),
  kid(
    'get-it-why',
    nest(
      '?tab=shop',
      press('Get It! Ice cream'),
      dialog,
      press('Say why'),
      fill('Your note', 'It is so hot today'),
    ),
  ),
  // What is read would be read in the other theme too.
  kid('messages', nest('', hold('**/api/messages/*/read'), press(/^Messages/), dialog)),
  kid('exit', nest('', press(/^Exit/), dialog)),
  kid('voice-listening', nest('', talk, seen('I’m listening…')), voice),
  kid(
    'voice-answer',
    nest('', talk, (page) => hear(page, 'how many stars do I have'), seen(/You have \d+ stars!/)),
    voice,
  ),
  kid(
    'voice-question',
    nest('', talk, (page) => hear(page, 'do feed the cat'), seen(/Feed the cat/)),
    voice,
  ),
  kid('voice-unheard', nest('', talk, said('no-speech'), seen('I did not hear you.')), voice),
  kid('voice-denied', nest('', talk, said('not-allowed'), seen('My ears are switched off.')), voice),
  kid('voice-absent', nest('', talk, seen('This tablet cannot listen.')), { script: NO_VOICE }),
  kid(
    'offline-note',
    nest('', async (page) => {
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await page.getByText('No internet right now').first().waitFor();
    }),
  ),
  kid(
    'offline-screen',
    async (page, stage) => {
      await nest()(page, stage);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.context().setOffline(true);
      await page.reload();
      await page.getByRole('dialog', { name: 'No internet right now' }).waitFor();
    },
    { serviceWorker: true },
  ),
  {
    area: 'kid',
    name: 'toast-well-done',
    who: 'own-mia',
    each: true,
    steps: async (page, family) => {
      await enter(page, family);
      await page.getByRole('button', { name: 'Do It! Feed the cat' }).click();
      await page.getByText('Well done!').first().waitFor();
    },
  },
  {
    area: 'kid',
    name: 'will-be-sent',
    who: 'own-mia',
    each: true,
    steps: async (page, family) => {
      await enter(page, family);
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Do It! Feed the cat' }).click();
      await page.getByText('Will be sent').first().waitFor();
    },
  },
  {
    area: 'kid',
    name: 'toast-message',
    who: 'own-mia',
    each: true,
    steps: async (page, family) => {
      await enter(page, family);
      await family.family.parent.post('/api/messages', {
        toKidId: family.mia.id,
        content: 'Well played today!',
      });
      await page.getByText('A message for you!').first().waitFor();
    },
  },
  {
    area: 'kid',
    name: 'party-badge',
    who: 'own-mia',
    steps: async (page, family) => {
      await enter(page, family);
      const choreId = idOf(family.chores, 'Wash the dishes');
      await handIn(family.atMia, family.mia.id, choreId, { by: family.family.parent, status: 'approved' });
      await page.getByRole('button', { name: 'Yeah!' }).click();
      await page.getByRole('button', { name: 'Hooray!' }).waitFor();
    },
  },
  {
    area: 'kid',
    name: 'level-up',
    who: 'own-mia',
    steps: async (page, family) => {
      await enter(page, family);
      await page.getByRole('link', { name: 'My nest' }).click();
      const choreId = idOf(family.chores, 'Wash the dishes');
      await handIn(family.atMia, family.mia.id, choreId, { by: family.family.parent, status: 'approved' });
      await page.getByRole('button', { name: 'Yeah!' }).click();
      await page.getByRole('button', { name: 'Hooray!' }).click();
      await page.getByText('Level 2').first().waitFor();
    },
  },
  ...(['away', 'party-level', 'party-gift', 'party-mystery', 'party-reward'] as const).map(
    (name): OwnScreen => ({
      area: 'kid',
      name,
      who: 'own-mia',
      each: true,
      steps: async (page, family) => {
        const by = family.family.parent;
        for (const chore of ['Wash the dishes', 'Vacuum the whole living room and the stairs']) {
          await handIn(family.atMia, family.mia.id, idOf(family.chores, chore), { by, status: 'approved' });
        }
        const wanted = name === 'party-reward' ? 'Ice cream' : 'A secret adventure';
        const reward = family.rewards.find((one) => one.name === wanted);
        if (!reward) throw new Error('no such reward');
        await redeem(family.atMia, family.mia.id, reward, {
          by,
          status: 'approved',
          parentNotes: 'Enjoy it!',
        });
        await page.goto(`/kid/${family.mia.id}`);
        const key = (words: string | RegExp) => page.getByRole('button', { name: words });
        await key('Wow!').waitFor();
        if (name === 'away') return;
        await key('Wow!').click();
        await key('Yeah!').waitFor();
        if (name === 'party-level') return;
        await key('Yeah!').click();
        for (const badge of ['Star Starter', 'Bright Spark']) {
          await page.getByRole('dialog', { name: badge }).waitFor();
          await key('Hooray!').click();
        }
        if (name !== 'party-reward') await key(/^Open the gift/).waitFor();
        if (name === 'party-gift') return;
        if (name === 'party-mystery') await key(/^Open the gift/).click();
        await key('Yippee!').waitFor();
      },
    }),
  ),
  {
    area: 'kid',
    name: 'party-wish',
    who: 'own-mia',
    steps: async (page, { family, mia, atMia, rewards }) => {
      const stars = `/api/kids/${mia.id}/stars`;
      await family.parent.post(stars, { amount: 6, reason: 'Helped Leo' });
      await tellAll(atMia, mia.id);
      await atMia.put(`/api/kids/${mia.id}/goal`, { rewardId: idOf(rewards, 'Ice cream') });
      await page.goto(`/kid/${mia.id}`);
      await page.waitForLoadState('networkidle');
      await family.parent.post(stars, { amount: 4, reason: 'Tried hard' });
      await page.getByRole('button', { name: 'Yeah!' }).click();
      await page.getByRole('dialog', { name: 'You did it!' }).waitFor();
    },
  },
  {
    area: 'kid',
    name: 'party-week',
    who: 'own-mia',
    steps: async (page, { family, mia, atMia, chores }, { place }) => {
      await addKid(family, 'Leo', '#5BB8F5');
      const choreId = idOf(chores, 'Feed the cat');
      await handIn(atMia, mia.id, choreId, { by: family.parent, status: 'approved' });
      await tellAll(atMia, mia.id);
      await query(
        place.databaseUrl,
        'UPDATE chore_submissions SET handed_in_on = handed_in_on - 7 WHERE kid_id = $1',
        [mia.id],
      );
      await page.goto(`/kid/${mia.id}`);
      await page.getByRole('dialog', { name: 'You won the week!' }).waitFor();
    },
  },
  ...(['day-finished', 'day-sticker'] as const).map((name): OwnScreen => ({
    area: 'kid',
    name,
    who: 'own-mia',
    each: true,
    steps: async (page, family) => {
      await enter(page, family);
      const { parent } = family.family;
      const all = { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] };
      const [first] = family.chores;
      await parent.put(`/api/chores/${first?.id}`, { schedule: all });
      await handIn(family.atMia, family.mia.id, first?.id ?? '');
      const egg = page.getByRole('button', { name: 'Open the egg of the day' });
      await egg.waitFor();
      if (name === 'day-finished') return;
      await egg.click();
      await page.getByText(/^A sticker for you/).waitFor();
    },
  })),
];
