import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSpentStars } from '@/features/reviews/spent-stars';
import { ApiError } from '@/lib/api/api-client';
import { pass, renderInApp, Said, said } from '../../../../tests/support/client';
import { UndoDialog } from './undo-dialog';

const kid = { id: 'k1', name: 'Ava' };
const onClose = vi.fn<() => void>();

async function undo(code: string, params: object = {}) {
  const body = { message: 'No', code, key: code, params };
  renderInApp(
    <>
      <UndoDialog
        title="Undo this approval?"
        what={{ kid, name: 'Wash the car', stars: 12 }}
        totalStars={12}
        picture={null}
        text="Approved"
        waitsAgain
        onUndo={() => Promise.reject(new ApiError(409, 'Conflict', JSON.stringify(body)))}
        onClose={onClose}
      />
      <Said />
    </>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Undo and take back 12/ })));
  await pass(50);
}

beforeEach(() => {
  vi.useFakeTimers();
  onClose.mockClear();
});

it('explains that a review is too old to be undone', async () => {
  await undo('too_late');
  expect(said()).toBe('More than 7 days old: Take the stars manually instead.');
  expect(onClose).toHaveBeenCalledOnce();
});

it('reports how many stars are missing if they were spent in the meantime', async () => {
  await undo('stars_already_spent', { missing: 5 });
  const spent = { kid, name: 'Wash the car', given: 12, missing: 5 };
  expect(renderHook(useSpentStars).result.current).toEqual(spent);
  expect(onClose).toHaveBeenCalledOnce();
});
