import type { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberRole } from '@shared/constants';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { CLOSE_MS } from '@/components/ui/use-held-rows';
import { dismissToast, useToast } from '@/components/ui/use-toast';
import { useUndoOffer, withdrawUndo } from '@/features/reviews/undo-offer';
import { createQueryClient } from '@/lib/api/query-client';
import { queryKeys } from '@/lib/api/query-keys';
import { DOUBLE_TAP_MS } from '@/lib/input/taps';
import { pass, pretendServer, renderWith, type Reply, type Sent } from '../../../../tests/support/client';
import { useStarChoices } from '@/features/submissions/star-choices';
import { ApprovalsPanel } from './approvals-panel';
import { pendingRedemption, pendingSubmission } from './testing/pending';

function Pending() {
  const said = useToast();
  const offer = useUndoOffer();
  return (
    <>
      <ApprovalsPanel stars={useStarChoices()} onReviewed={() => {}} />
      <p data-said>{said?.open && `${said.title}. ${said.description ?? ''}`}</p>
      <p data-offered>{offer?.items.map(({ text }) => text)}</p>
    </>
  );
}

const waiting = (id: string, chore: string, stars: number): ChoreSubmission => ({
  ...pendingSubmission(id, { chore, stars }),
  kidId: 'mia',
});

let stored: ChoreSubmission[];
let asked: RewardRedemption[];
let isWide = false;
let answer: (body: { status: string; starsAwarded?: number }) => Reply;
let decided: ChoreSubmission[];
let requests: () => Reply;
let sent: Sent[];
let client: QueryClient;
const reload = async () => {
  await client.refetchQueries();
  await pass(10);
};
let familyRole: MemberRole = 'parent';
const reviews = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const offered = () => document.querySelector('[data-offered]')?.textContent;
const card = (name: string) => within(screen.getByRole('article', { name: new RegExp(name) }));
const rows = () => [...document.querySelectorAll('li:not([inert])')].length;
/** Done rows are removed. */
const closeUp = async () => {
  await pass(DOUBLE_TAP_MS);
  await pass(CLOSE_MS);
};
const open = (name: string) => {
  fireEvent.click(card(name).getByRole('button', { name }));
  return within(screen.getByRole('dialog'));
};
const press = (name: string, key: string) =>
  fireEvent.click(card(name).getByRole('button', { name: new RegExp(`^${key}`) }));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  asked = [];
  stored = [waiting('s1', 'Wash the dishes', 8), waiting('s2', 'Tidy your room', 5)];
  answer = ({ status, starsAwarded }) => {
    const [done] = stored.splice(0, 1);
    return { body: { ...done, status, starsAwarded: starsAwarded ?? 0 } };
  };
  decided = [];
  requests = () => ({ body: { submissions: decided, redemptions: [] } });
  dismissToast();
  withdrawUndo();
  sent = pretendServer({
    'GET /api/kids/mia/requests': () => requests(),
    'GET /api/chore-submissions/pending': () => ({ body: stored }),
    'GET /api/reward-redemptions/pending': () => ({ body: asked }),
    'PUT /api/chore-submissions/s1/review': async ({ body }) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 200);
      });
      return answer(body as { status: string });
    },
  });
  client = createQueryClient(() => undefined);
  client.setQueryData(queryKeys.user, { id: 'dana', familyRole });
  renderWith(client, <Pending />);
  await pass(10);
});

describe('a helper', () => {
  beforeAll(() => {
    familyRole = 'helper';
  });
  afterAll(() => {
    familyRole = 'parent';
  });

  it("can award fewer stars than the chore's, but no more", () => {
    const dishes = open('Wash the dishes');
    expect(dishes.getByRole<HTMLButtonElement>('button', { name: 'More stars' }).disabled).toBe(true);
    fireEvent.change(dishes.getByLabelText('Stars for Mia'), { target: { value: '9' } });
    expect(dishes.getByLabelText<HTMLInputElement>('Stars for Mia').value).toBe('8');
  });
});

describe('approving', () => {
  it("awards the chore's stars and removes the row", async () => {
    press('Wash the dishes', 'Approve');
    await pass(400);
    expect(reviews()).toEqual([{ status: 'approved', starsAwarded: 8 }]);
    expect(rows()).toBe(1);
    await closeUp();
    expect(screen.queryByText('Wash the dishes')).toBeNull();
  });

  it('awards another number, even 0, and requires a number', async () => {
    const dishes = open('Wash the dishes');
    expect(reviews()).toEqual([]);
    const stars = dishes.getByLabelText('Stars for Mia');
    fireEvent.change(stars, { target: { value: '' } });
    const approve = dishes.getByRole<HTMLButtonElement>('button', { name: 'Approve: Wash the dishes, Mia' });
    expect(approve.disabled).toBe(true);
    fireEvent.change(stars, { target: { value: '0' } });
    fireEvent.click(approve);
    await pass(400);
    expect(reviews()).toEqual([{ status: 'approved', starsAwarded: 0 }]);
  });

  it('with a heart takes two taps', async () => {
    await import('@/features/praise/hearts-tray');
    press('Wash the dishes', 'Send Mia a heart');
    await vi.waitFor(() => screen.getByText('8 stars and a heart for Mia'));
    fireEvent.click(screen.getByRole('button', { name: 'You kept at it!' }));
    await pass(400);
    expect(reviews()).toMatchObject([{ starsAwarded: 8, praise: { picture: 'effort', words: null } }]);
  });
});

describe('approving with a note', () => {
  const write = (value: string) => {
    const dishes = within(screen.getByRole('dialog'));
    fireEvent.click(dishes.getByRole('button', { name: /^Add a note/ }));
    const note = dishes.getByRole('textbox', { name: /Note for Mia/ });
    fireEvent.change(note, { target: { value } });
    return note;
  };

  it('approves with Enter, but not without a number of stars', async () => {
    const dishes = open('Wash the dishes');
    fireEvent.change(dishes.getByLabelText('Stars for Mia'), { target: { value: '' } });
    const note = write('So shiny!');
    fireEvent.keyDown(note, { key: 'Enter' });
    await pass(400);
    expect(reviews()).toEqual([]);
    fireEvent.change(dishes.getByLabelText('Stars for Mia'), { target: { value: '6' } });
    fireEvent.keyDown(note, { key: 'Enter' });
    await pass(400);
    expect(reviews()).toEqual([{ status: 'approved', parentNotes: 'So shiny!', starsAwarded: 6 }]);
  });
});

describe('sending back', () => {
  const reasons = async (name: string, key: string) => {
    await import('@/features/reviews/send-back-tray');
    press(name, key);
    await vi.waitFor(() => screen.getByRole('textbox', { name: 'Note for Mia' }));
  };

  it('takes a tap on a reason', async () => {
    await reasons('Wash the dishes', 'Send back');
    fireEvent.click(screen.getByRole('button', { name: /^Some of it isn’t done yet/ }));
    await pass(400);
    expect(reviews()).toEqual([{ status: 'rejected', parentNotes: 'Some of it isn’t done yet' }]);
  });

  it('takes a key from 1 to 4', async () => {
    await reasons('Wash the dishes', 'Send back');
    fireEvent.keyDown(screen.getByRole('button', { name: /^Almost/ }), { key: '4' });
    await pass(400);
    expect(reviews()).toEqual([{ status: 'rejected', parentNotes: 'Let’s look at it together' }]);
  });
});

describe('reward requests', () => {
  beforeAll(() => {
    isWide = true;
  });
  afterAll(() => {
    isWide = false;
  });

  it('have their own reasons and can’t be approved while stars are missing', async () => {
    asked = [pendingRedemption('r1', { cost: 10, has: 3 })];
    stored = [];
    await reload();
    await closeUp();
    const row = card('Movie night');
    expect(row.getByText('Mia · needs 7 more')).toBeTruthy();
    const approve = row.getByRole<HTMLButtonElement>('button', { name: 'Approve: Movie night, Mia' });
    expect(approve.disabled).toBe(true);
    const reason = document.querySelector(`#${CSS.escape(approve.getAttribute('aria-describedby') ?? '')}`);
    expect(reason?.textContent).toBe('Mia · needs 7 more');
    await import('@/features/reviews/send-back-tray');
    fireEvent.click(screen.getByRole('button', { name: 'Decline: Movie night, Mia' }));
    await vi.waitFor(() => screen.getByRole('button', { name: /^Ask again on the weekend/ }));
  });
});

describe('the list and its detail', () => {
  beforeAll(() => {
    isWide = true;
  });
  afterAll(() => {
    isWide = false;
  });
  const detail = () => document.querySelector('[data-detail]');

  it('opens a row without approving it, and names the item in its buttons', () => {
    expect(screen.getByRole('button', { name: 'Send back: Wash the dishes, Mia' })).toBeTruthy();
    expect(detail()?.getAttribute('aria-label')).toBe('Details: Wash the dishes, Mia');
    fireEvent.click(card('Tidy your room').getByRole('button', { name: 'Tidy your room' }));
    fireEvent.focus(card('Tidy your room').getByRole('button', { name: 'Tidy your room' }));
    expect(detail()?.getAttribute('aria-label')).toBe('Details: Tidy your room, Mia');
    expect(reviews()).toEqual([]);
  });

  it('keeps a reviewed item in the detail until its row has left', async () => {
    const approve = detail()?.querySelector<HTMLElement>('[data-main]');
    approve?.focus();
    fireEvent.click(approve!);
    await pass(100);
    expect(detail()?.getAttribute('aria-label')).toBe('Details: Wash the dishes, Mia');
    expect(detail()?.hasAttribute('inert')).toBe(true);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Approve: Tidy your room, Mia');
    await pass(200);
    await closeUp();
    expect(detail()?.getAttribute('aria-label')).toBe('Details: Tidy your room, Mia');
  });

  it('shows one kid’s items', async () => {
    stored = [
      ...stored,
      { ...waiting('s3', 'Feed the cat', 4), kid: { ...stored[0]!.kid, id: 'leo', name: 'Leo' } },
    ];
    await reload();
    fireEvent.click(screen.getByRole('button', { name: 'Leo 1' }));
    expect(screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'))).toEqual([
      'Feed the cat, Leo',
    ]);
  });
});

describe('a submission that was already reviewed', () => {
  it.each([
    ['sam', 'approved', 'Sam already approved this'],
    ['dana', 'rejected', 'You already sent this back'],
  ] as const)('by %s, who %s it, says so and removes the row', async (id, status, sentence) => {
    answer = () => {
      const [done] = stored.splice(0, 1);
      decided = [{ ...done!, status, reviewedBy: { id, firstName: 'Sam' } }];
      return { status: 409, body: { message: 'This was reviewed already.', code: 'already_reviewed' } };
    };
    press('Wash the dishes', 'Approve');
    await pass(400);
    expect([document.querySelector('[data-said]')?.textContent, offered()]).toEqual([
      expect.stringContaining(sentence),
      '',
    ]);
    await closeUp();
    expect(screen.queryByText('Wash the dishes')).toBeNull();
  });
});

describe('a review with a lost response', () => {
  const said = () => document.querySelector('[data-said]')?.textContent ?? '';
  const reviewed = (by: string) => {
    const [done] = stored.splice(0, 1);
    if (done)
      decided = [{ ...done, status: 'approved', starsAwarded: 8, reviewedBy: { id: by, firstName: 'Sam' } }];
    return null;
  };

  it('is reported as done if the server saved it', async () => {
    answer = () => reviewed('dana');
    press('Wash the dishes', 'Approve');
    await pass(400);
    expect(rows()).toBe(1);
    expect([said(), offered()]).toEqual(['', 'Mia got 8 stars.']);
  });

  it('is reported as failed if the server did not save it, and the row comes back', async () => {
    answer = () => null;
    press('Wash the dishes', 'Approve');
    await pass(50);
    expect(rows()).toBe(1);
    await pass(350);
    expect(rows()).toBe(2);
    expect(said()).toBe('Failed to review submission. Check your connection and try again.');
    expect(offered()).toBe('');
  });

  it('is reported as unknown if nothing can be read', async () => {
    answer = () => reviewed('dana');
    requests = () => null;
    press('Wash the dishes', 'Approve');
    await pass(400);
    expect(said()).toBe(
      'Failed to review submission. The connection dropped, so this may have gone through. It’s safe to try again: nothing happens twice.',
    );
  });

  it("is not confused with another parent's review", async () => {
    answer = () => reviewed('sam');
    press('Wash the dishes', 'Approve');
    await pass(400);
    expect(said()).toContain('Failed to review submission');
    expect(offered()).toBe('');
  });
});
