import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberRole } from '@shared/constants';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { UNSCHEDULED } from '@shared/rules/schedule';
import { CLOSE_MS } from '@/components/ui/use-held-rows';
import { dismissToast, useToast } from '@/components/ui/use-toast';
import { useUndoOffer, withdrawUndo } from '@/features/reviews/undo-offer';
import { createQueryClient } from '@/lib/query-client';
import { queryKeys } from '@/lib/query-keys';
import { DOUBLE_TAP_MS } from '@/lib/taps';
import { pass, pretendServer, renderWith, type Reply, type Sent } from '../../../../tests/support/client';
import { PendingSubmissions } from './pending-submissions';
import { useStarChoices } from './star-choices';

function Pending() {
  const said = useToast();
  const offer = useUndoOffer();
  return (
    <>
      <PendingSubmissions stars={useStarChoices()} />
      <p data-said>{said?.open && `${said.title}. ${said.description ?? ''}`}</p>
      <p data-offered>{offer?.items.map(({ text }) => text)}</p>
    </>
  );
}

function waiting(id: string, chore: string, starReward: number): ChoreSubmission {
  const createdAt = '2026-03-01T10:00:00.000Z';
  return {
    id,
    kidId: 'mia',
    choreId: `c-${id}`,
    kid: {
      id: 'mia',
      name: 'Mia',
      friend: null,
      avatarColor: '#FF8FC0',
      totalStars: 3,
      currentLevel: 1,
      level: 1,
    },
    chore: {
      id: `c-${id}`,
      name: chore,
      description: null,
      imageUrl: null,
      iconName: null,
      starReward,
      category: 'general',
      difficulty: 'medium',
      isActive: true,
      ...UNSCHEDULED,
      createdAt,
    },
    submittedAt: createdAt,
    submissionNotes: null,
    status: 'pending',
    parentNotes: null,
    starsAwarded: null,
    reviewedAt: null,
    dueOn: null,
    handedInOn: '2029-03-01',
    reviewedBy: null,
    auto: false,
    routine: null,
    praise: null,
  };
}

let stored: ChoreSubmission[];
let answer: (body: { status: string; starsAwarded?: number }) => Reply;
let decided: ChoreSubmission[];
let requests: () => Reply;
let sent: Sent[];
let familyRole: MemberRole = 'parent';
const reviews = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const offered = () => document.querySelector('[data-offered]')?.textContent;
const card = (name: string) => within(screen.getByRole('article', { name: new RegExp(name) }));
const rows = () => [...document.querySelectorAll('li:not([inert])')].length;
/** Waits until done rows have been removed from the list. */
const closeUp = async () => {
  await pass(DOUBLE_TAP_MS);
  await pass(CLOSE_MS);
};
const press = (name: string, key: string) =>
  fireEvent.click(card(name).getByRole('button', { name: new RegExp(`^${key}`) }));

beforeEach(async () => {
  vi.useFakeTimers();
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
    'PUT /api/chore-submissions/s1/review': async ({ body }) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 200);
      });
      return answer(body as { status: string });
    },
  });
  const client = createQueryClient(() => undefined);
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
    const dishes = card('Wash the dishes');
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
    const stars = card('Wash the dishes').getByLabelText('Stars for Mia');
    fireEvent.change(stars, { target: { value: '' } });
    const approve = card('Wash the dishes').getByRole<HTMLButtonElement>('button', {
      name: 'Approve Mia’s “Wash the dishes”',
    });
    expect(approve.disabled).toBe(true);
    fireEvent.change(stars, { target: { value: '0' } });
    press('Wash the dishes', 'Approve');
    await pass(400);
    expect(reviews()).toEqual([{ status: 'approved', starsAwarded: 0 }]);
  });
});

describe('approving with a note', () => {
  const write = (value: string) => {
    press('Wash the dishes', 'Add a note');
    const note = card('Wash the dishes').getByRole('textbox', { name: /Note for Mia/ });
    fireEvent.change(note, { target: { value } });
    return note;
  };

  it('sends the stars and the note', async () => {
    write('So shiny!');
    press('Wash the dishes', 'Approve');
    await pass(400);
    expect(reviews()).toEqual([{ status: 'approved', parentNotes: 'So shiny!', starsAwarded: 8 }]);
  });

  it('approves with Enter, but not without a number of stars', async () => {
    fireEvent.change(card('Wash the dishes').getByLabelText('Stars for Mia'), { target: { value: '' } });
    const note = write('So shiny!');
    fireEvent.keyDown(note, { key: 'Enter' });
    await pass(400);
    expect(reviews()).toEqual([]);
    fireEvent.change(card('Wash the dishes').getByLabelText('Stars for Mia'), { target: { value: '6' } });
    fireEvent.keyDown(note, { key: 'Enter' });
    await pass(400);
    expect(reviews()).toEqual([{ status: 'approved', parentNotes: 'So shiny!', starsAwarded: 6 }]);
  });

  it('is canceled with Escape', () => {
    fireEvent.keyDown(write('So'), { key: 'Escape' });
    expect(card('Wash the dishes').queryByRole('textbox', { name: /Note for Mia/ })).toBeNull();
    expect(reviews()).toEqual([]);
  });
});

describe('a submission that was already reviewed', () => {
  it('removes the row', async () => {
    answer = () => {
      stored.splice(0, 1);
      return { status: 409, body: { message: 'This was reviewed already.', code: 'already_reviewed' } };
    };
    press('Wash the dishes', 'Approve');
    await pass(400);
    await closeUp();
    expect(screen.queryByText('Wash the dishes')).toBeNull();
  });
});

describe('a failed review', () => {
  it('restores the row with its note', async () => {
    answer = () => null;
    press('Wash the dishes', 'Decline');
    const note = card('Wash the dishes').getByRole('textbox', { name: /Note for Mia/ });
    fireEvent.change(note, { target: { value: 'The pans too, please' } });
    fireEvent.keyDown(note, { key: 'Enter' });
    await pass(50);
    expect(rows()).toBe(1);
    await pass(400);
    expect(reviews()).toEqual([{ status: 'rejected', parentNotes: 'The pans too, please' }]);
    expect(rows()).toBe(2);
    expect(card('Wash the dishes').getByDisplayValue('The pans too, please')).toBeTruthy();
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

  it('is reported as failed if the server did not save it', async () => {
    answer = () => null;
    press('Wash the dishes', 'Approve');
    await pass(400);
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
