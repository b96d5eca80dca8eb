import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '@/features/reviews/send-back-tray';
import { useStarChoices } from '@/features/submissions/star-choices';
import { createQueryClient } from '@/lib/api/query-client';
import { queryKeys } from '@/lib/api/query-keys';
import { pass, pretendServer, renderWith } from '../../../../tests/support/client';
import { ApprovalsPanel } from './approvals-panel';
import { pendingSubmission } from './testing/pending';

function Pending() {
  return <ApprovalsPanel stars={useStarChoices()} onReviewed={() => {}} />;
}

let isWide: boolean;
let media: EventTarget;
const turn = async (wide: boolean) => {
  isWide = wide;
  act(() => void media.dispatchEvent(new Event('change')));
  await pass(50);
};
const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Note for Mia/ });

beforeEach(async () => {
  vi.useFakeTimers();
  isWide = false;
  media = Object.defineProperty(new EventTarget(), 'matches', { get: () => isWide });
  vi.stubGlobal('matchMedia', () => media);
  const stored = ['Wash the dishes', 'Tidy your room'].map((chore) => pendingSubmission(chore, { chore }));
  pretendServer({
    'GET /api/chore-submissions/pending': () => ({ body: stored }),
    'GET /api/reward-redemptions/pending': () => ({ body: [] }),
  });
  const client = createQueryClient(() => undefined);
  client.setQueryData(queryKeys.user, { id: 'dana', familyRole: 'parent' });
  renderWith(client, <Pending />);
  await pass(10);
});

describe('a tablet that is turned', () => {
  it('keeps the open reasons with their note', async () => {
    const card = within(screen.getByRole('article', { name: /Tidy your room/ }));
    const sendBack = card.getByRole('button', { name: /^Send back/ });
    sendBack.focus();
    fireEvent.click(sendBack);
    await vi.waitFor(note);
    fireEvent.change(note(), { target: { value: 'Under the bed' } });
    await turn(true);
    expect(note().value).toBe('Under the bed');
    expect(document.querySelector('[data-detail]')?.getAttribute('aria-label')).toContain('Tidy your room');
    await turn(false);
    expect(note().value).toBe('Under the bed');
  });

  it('keeps the note of an approval', async () => {
    await turn(true);
    fireEvent.click(screen.getByRole('button', { name: /^Add a note/ }));
    fireEvent.change(note(), { target: { value: 'So shiny!' } });
    await turn(false);
    expect(note().value).toBe('So shiny!');
  });
});
