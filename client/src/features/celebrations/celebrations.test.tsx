import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Kid } from '@shared/contracts/kids';
import type { News, NewsItem } from '@shared/contracts/news';
import { createQueryClient } from '@/lib/api/query-client';
import { speak } from '@/lib/sound/speech';
import {
  pass,
  pretendServer,
  renderInApp,
  renderWith,
  type Reply,
  type Sent,
} from '../../../../tests/support/client';
import { Celebrations } from './celebrations';
import './queued-screen';
import { useNews } from './use-news';

const kid = { id: 'mia', name: 'Mia', friend: null, totalStars: 16, heldStars: 3, lifetimeStars: 23 } as Kid;
const by = { id: 'g', firstName: 'Mum' };
const reward = (redemptionId: string, rewardName: string, isMystery = false): News => ({
  type: 'reward_approved',
  data: { redemptionId, rewardName, iconName: null, imageUrl: null, isMystery, stars: 5, note: null, by },
});
const approved: News = {
  type: 'approved',
  data: {
    submissionId: 's1',
    choreName: 'Dust',
    iconName: null,
    imageUrl: null,
    note: null,
    by,
    stars: 5,
    auto: false,
    praise: null,
  },
};
const stamped = (...news: News[]): NewsItem[] =>
  news.map((one, index) => ({ id: `n${index}`, at: new Date().toISOString(), ...one }));

let news: NewsItem[];
let shown: () => Reply;
let aheadMs = 0;
let sent: Sent[];
const reported = () => sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);
const upTo = (id: string) => ['/api/kids/mia/news', { upTo: id }];

function App({ waits = false }: { waits?: boolean }) {
  return <Celebrations kid={kid} news={useNews('mia')} waits={waits} />;
}
async function show(waits = false) {
  renderInApp(<App waits={waits} />);
  await pass(10);
}
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(10);
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  aheadMs = 0;
  news = stamped(reward('a0', 'Movie night'), reward('a1', 'Pizza picker'));
  shown = () => ({ status: 204 });
  sent = pretendServer({
    'GET /api/kids/mia/news': () => ({
      body: news,
      headers: { Date: new Date(Date.now() + aheadMs).toUTCString() },
    }),
    'PUT /api/kids/mia/news': () => shown(),
    'PUT /api/reward-redemptions/a0/mark-shown': () => ({ body: {} }),
    'PUT /api/reward-redemptions/a1/mark-shown': () => ({ body: {} }),
  });
});

describe('kid news', () => {
  it('shows screen after screen and marks them as shown at the end', async () => {
    await show();
    expect(screen.getByRole('dialog', { name: 'Hooray, Mia!' }).textContent).toContain(
      'Movie night is yours.',
    );
    expect(screen.getByText('1 of 2')).toBeTruthy();
    expect(reported()).toEqual([]);
    await press('Yippee!');
    expect(screen.getByRole('dialog').textContent).toContain('Pizza picker is yours.');
    await pass(500);
    await press('Yippee!');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(reported()).toEqual([
      ['/api/reward-redemptions/a0/mark-shown', {}],
      ['/api/reward-redemptions/a1/mark-shown', {}],
      upTo('n1'),
    ]);
  });

  it('ignores the second tap of a double tap, which would skip a screen', async () => {
    await show();
    await press('Yippee!');
    await press('Yippee!');
    expect(screen.getByRole('dialog').textContent).toContain('Pizza picker is yours.');
    await pass(500);
    await press('Yippee!');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be closed at any time and then counts as shown', async () => {
    await show();
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(reported()).toEqual([upTo('n1')]);
  });

  it('is closed by Back on the same page', async () => {
    await show();
    const page = window.location.href;
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await pass(10);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.href).toBe(page);
    expect(reported()).toEqual([upTo('n1')]);
  });

  it('is never shown twice, even if marking it failed, and is marked on the next visit', async () => {
    shown = () => null;
    await show();
    await press('Close');
    cleanup();
    shown = () => ({ status: 204 });
    sent.length = 0;
    news.push(...stamped(approved).map((one) => ({ ...one, id: 'n2' })));
    await show();
    expect(screen.getByRole('dialog', { name: 'While you were away' })).toBeTruthy();
    expect(reported()).toEqual([upTo('n1')]);
  });

  it('marks the rest as shown if one item was undone in the meantime', async () => {
    let first = true;
    shown = () => {
      if (!first) return { status: 204 };
      first = false;
      news = news.slice(0, 1);
      return { status: 404, body: { message: 'News not found', code: 'not_found' } };
    };
    await show();
    await press('Close');
    await pass(10);
    expect(reported()).toEqual([upTo('n1'), upTo('n0')]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows five chicks of ten chores and a basket with the others', async () => {
    news = stamped(...Array.from({ length: 10 }, () => approved));
    await show();
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByText('and 5 more')).toBeTruthy();
    expect(screen.getByText('13 stars to spend')).toBeTruthy();
  });

  it("uses the server's clock when the device's clock is fast", async () => {
    aheadMs = -180_000;
    const later = news.map((item) => ({ ...item, at: new Date(Date.now() + aheadMs).toISOString() }));
    news = [];
    const client = createQueryClient(() => undefined);
    renderWith(client, <App />);
    await pass(10);
    news = later;
    await client.invalidateQueries();
    await pass(10);
    // Live news is pending.
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(1100);
    expect(screen.getByRole('dialog', { name: 'Hooray, Mia!' })).toBeTruthy();
  });

  it('is fetched again after an error of the server', async () => {
    const replies: Reply[] = [{ body: [] }, { status: 503, body: { code: 'unavailable' } }];
    pretendServer({ 'GET /api/kids/mia/news': () => replies.shift() ?? { body: news } });
    const client = createQueryClient(() => undefined);
    renderWith(client, <App />);
    await pass(10);
    void client.invalidateQueries();
    await pass(12_000);
    expect(screen.getByRole('dialog', { name: 'Hooray, Mia!' })).toBeTruthy();
  });

  it('shows old news immediately, even while stars are flying', async () => {
    await show(true);
    expect(screen.getByRole('dialog', { name: 'Hooray, Mia!' })).toBeTruthy();
  });
});

describe('a mystery', () => {
  const gift = () => screen.getByRole('button', { name: /^Open the gift/ });
  beforeEach(() => {
    news = stamped(reward('a0', 'A trip to the zoo', true));
  });

  it('is unwrapped with three taps', async () => {
    await show();
    expect(screen.getByRole('dialog', { name: 'A gift from Mum' })).toBeTruthy();
    await press(/^Open the gift, 1 of 3/);
    await press(/^Open the gift, 2 of 3/);
    expect(screen.queryByText('Surprise: A trip to the zoo!')).toBeNull();
    await press(/^Open the gift, 3 of 3/);
    expect(screen.getByText('Surprise: A trip to the zoo!')).toBeTruthy();
  });

  it('is unwrapped by a press of one second', async () => {
    await show();
    fireEvent.pointerDown(gift());
    await pass(900);
    expect(screen.queryByText('Surprise: A trip to the zoo!')).toBeNull();
    await pass(200);
    expect(screen.getByText('Surprise: A trip to the zoo!')).toBeTruthy();
  });
});

const arrive = async (...items: News[]) => {
  news = [];
  const client = createQueryClient(() => undefined);
  renderWith(client, <App />);
  await pass(10);
  news = stamped(...items);
  await client.invalidateQueries();
  await pass(1200);
};

describe('a live approval', () => {
  it('shows the adult’s message and closes after the stars have landed', async () => {
    if (approved.type !== 'approved') throw new Error('no approval');
    await arrive({ ...approved, data: { ...approved.data, note: 'So shiny!' } });
    await pass(2000);
    expect(screen.getByRole('dialog', { name: 'So shiny!' }).textContent).toContain('From Mum');
    await pass(5000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(reported()).toEqual([upTo('n0')]);
  });

  it('goes on after six seconds if the voice never ends, even on a busy tablet', async () => {
    vi.stubGlobal('speechSynthesis', { getVoices: () => [], speak: () => {}, cancel: () => {} });
    vi.stubGlobal('SpeechSynthesisUtterance', EventTarget);
    await arrive(approved);
    await pass(1600);
    speak('Hooray!');
    // All timers are late.
    const [clock, opened] = [performance.now(), Date.now()];
    vi.spyOn(performance, 'now').mockImplementation(() => clock + 6 * (Date.now() - opened));
    await pass(5000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('combines several approvals on one screen', async () => {
    await arrive(approved, approved);
    expect(screen.getByRole('dialog', { name: /2 yeses from Mum!/ })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('with a heart waits for "Yay!" before its stars fly', async () => {
    if (approved.type !== 'approved') throw new Error('no approval');
    const praise = { id: 'p1', picture: 'effort' as const, words: null };
    await arrive({ ...approved, data: { ...approved.data, praise } });
    await pass(20_000);
    expect(screen.getByRole('dialog', { name: 'You kept at it!' }).textContent).toContain('From Mum');
    await press('Yay!');
    await pass(3000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a heart', () => {
  const heart = (words: string | null, from: typeof by | null): News => {
    const rest = { kidId: 'mia', about: null, shownAt: null, reply: null, repliedAt: null };
    const createdAt = new Date().toISOString();
    return {
      type: 'praise',
      data: { praise: { id: 'p1', picture: 'hug', words, from, createdAt, ...rest } },
    };
  };
  const back = (name: string) => screen.getByRole('radio', { name });
  const replies = () => sent.filter(({ path }) => path === '/api/praise/p1/reply').map(({ body }) => body);

  it.each([
    [null, by, 'A big hug!', 'From Mum'],
    ['What a tower!', null, 'What a tower!', 'From your family'],
  ])('with the words %j from %j stays until Yay!', async (words, from, title, sender) => {
    await arrive(heart(words, from));
    await pass(20_000);
    expect(screen.getByRole('dialog', { name: title }).textContent).toContain(sender);
    await press('Yay!');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(reported()).toEqual([upTo('n0')]);
  });

  it('can be answered with a heart, which can be changed', async () => {
    let status = 200;
    sent = pretendServer({
      'GET /api/kids/mia/news': () => ({ body: news }),
      'PUT /api/praise/p1/reply': () => ({ status, body: {} }),
    });
    await arrive(heart(null, by));
    fireEvent.click(back('That was so kind!'));
    await pass(10);
    fireEvent.click(back('It sparkles!'));
    await pass(10);
    expect(replies()).toEqual([{ picture: 'kind' }, { picture: 'sparkle' }]);
    status = 404;
    fireEvent.click(back('Thank you!'));
    await pass(10);
    expect(screen.getByRole('status').textContent).toBe('That didn’t work. Try again!');
    expect(back('It sparkles!').getAttribute('aria-checked')).toBe('true');
  });
});
