import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dismissToast, useToast } from '@/components/ui/use-toast';
import { useChores } from '@/features/chores/chores.api';
import { createQueryClient } from '@/lib/api/query-client';
import { queryKeys } from '@/lib/api/query-keys';
import { pretendServer, renderWith, type Reply } from '../../../../tests/support/client';
import FirstChores from './first-chores';

function Step() {
  const chores = useChores().data;
  const said = useToast();
  return (
    <>
      {chores?.length === 0 && <FirstChores />}
      <p data-said>{said?.open && said.title}</p>
    </>
  );
}

const said = () => document.querySelector('[data-said]')?.textContent;

async function addThree(last: () => Reply): Promise<void> {
  const chores: object[] = [];
  const client = createQueryClient(() => undefined);
  pretendServer({
    'GET /api/chores': () => ({ body: chores }),
    'POST /api/chores': async ({ body }) => {
      if (chores.length === 2) return last();
      chores.push(body as object);
      await client.invalidateQueries({ queryKey: queryKeys.chores });
      await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
      return { status: 201, body: {} };
    },
  });
  renderWith(client, <Step />);
  fireEvent.click(await screen.findByRole('button', { name: /^Add 3 chores/ }));
}

beforeEach(() => dismissToast());

describe('adding the first chores when the step disappears after the first one', () => {
  it('shows a toast', async () => {
    await addThree(() => ({ status: 201, body: {} }));
    await waitFor(() => expect(said()).toBe('3 chores added'));
  });

  it('shows a toast if one fails', async () => {
    await addThree(() => null);
    await waitFor(() => expect(said()).toBe('2 of 3 added'));
  });
});
