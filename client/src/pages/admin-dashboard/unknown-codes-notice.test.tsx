import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { UnknownCodes } from '@shared/contracts/admin';
import { formatTime } from '@/lib/i18n/format';
import { pretendServer, renderInApp } from '../../../../tests/support/client';
import { UnknownCodesNotice } from './admin-dashboard-page';

const endsAt = '2026-03-04T17:30:00.000Z';

function open(codes: UnknownCodes) {
  const sent = pretendServer({ 'GET /api/admin/unknown-codes': () => ({ body: codes }) });
  renderInApp(<UnknownCodesNotice />);
  return sent;
}

it.each<UnknownCodes>([
  { tried: 0, allowed: 2000, endsAt: null },
  { tried: 999, allowed: 2000, endsAt },
])('is hidden for %j', async (codes) => {
  const sent = open(codes);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows a warning from half of the limit', async () => {
  open({ tried: 1204, allowed: 2000, endsAt });
  expect((await screen.findByRole('status')).textContent).toBe(
    'Someone is trying family codes1,204 unknown codes were tried from new devices within 15 minutes. ' +
      `At 2,000, new devices are blocked until ${formatTime(endsAt)}.`,
  );
});

it('shows the time until which new devices are blocked', async () => {
  open({ tried: 2000, allowed: 2000, endsAt });
  expect((await screen.findByRole('status')).textContent).toBe(
    `New devices can’t use a family code until ${formatTime(endsAt)}` +
      '2,000 unknown codes were tried from new devices within 15 minutes. ' +
      'Devices a family has logged in on before still work.',
  );
});
