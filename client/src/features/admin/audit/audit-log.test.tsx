import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuditLine } from '@shared/contracts/audit';
import { pass, pretendServer, renderInApp, type Reply, type Sent } from '../../../../../tests/support/client';
import { aLine } from '../testing/sample-line';
import { AuditLog } from './audit-log';

let sent: Sent[];
let answer: (query: URLSearchParams) => Reply;

const page = (lines: AuditLine[], next?: string): Reply => ({
  body: lines,
  headers: next === undefined ? {} : { 'X-Next-Cursor': next },
});
const asked = () => sent.map(({ path }) => path.replace('/api/admin/audit-log?limit=50', ''));
const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
// A key that can be saving holds both its labels; without style sheets the hidden one counts into its name.
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  await pass(100);
};
const change = async (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await pass(100);
};
const open = async () => {
  renderInApp(<AuditLog />);
  await pass(100);
};

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/admin-dashboard?tab=audit');
  answer = () => page([aLine()]);
  sent = pretendServer({
    'GET /api/admin/audit-log': ({ path }) => answer(new URL(path, 'http://x').searchParams),
  });
});

describe('the audit log', () => {
  it('shows each line with its moment, outcome and address', async () => {
    const actor = { type: 'admin', id: 'a1', username: 'keeper' } as const;
    answer = () => page([aLine({ actor }), aLine({ outcome: 'refused', address: null })]);
    await open();
    const [, first, second] = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(first).toMatch(/^Mar 3, 2026, .*keeper logged inDone192\.0\.2\.7$/);
    expect(second).toMatch(/Failed admin loginRefusedNone$/);
    const time = document.querySelector('time');
    expect(time?.dateTime).toBe('2026-03-03T12:00:07.000Z');
    expect(time?.title).toMatch(/^Tuesday, March 3, 2026/);
  });

  it('reads on from where the last page ended', async () => {
    answer = (query) =>
      query.get('cursor') === 'further'
        ? page([aLine({ action: 'admin.create', target: { id: 'a', username: 'older' } })])
        : page([aLine()], 'further');
    await open();
    await press('Show more');
    expect(rows()).toEqual(['Somebody logged in', 'Admin older was made on the server']);
    expect(asked()).toEqual(['', '&cursor=further']);
    expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
  });

  it('keeps what it has when the next page does not load, and tries again', async () => {
    let away = true;
    answer = (query) => {
      if (!query.has('cursor')) return page([aLine()], 'further');
      return away ? { status: 503, body: { message: 'Away', code: 'unavailable' } } : page([aLine()]);
    };
    await open();
    await press('Show more');
    await pass(10_000);
    expect(screen.getByRole('alert').textContent).toContain('More lines did not load');
    expect(rows()).toHaveLength(1);
    away = false;
    await press('Retry');
    expect(rows()).toHaveLength(2);
  });

  it('says that it did not load, and loads at another try', async () => {
    answer = () => ({ status: 503, body: { message: 'Away', code: 'unavailable' } });
    await open();
    await pass(10_000);
    expect(screen.getByRole('alert').textContent).toContain('The audit log did not load');
    answer = () => page([aLine()]);
    await press('Retry');
    expect(rows()).toHaveLength(1);
  });

  it('says when nothing has been written down', async () => {
    answer = () => page([]);
    await open();
    expect(screen.getByText('Nothing has been logged yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });
});

describe('its filters', () => {
  it('ask the server and stand in the address', async () => {
    await open();
    await change('What', 'deletions');
    await change('Outcome', 'refused');
    expect(asked()).toEqual(['', '&kind=deletions', '&kind=deletions&outcome=refused']);
    expect(window.location.search).toBe('?tab=audit&kind=deletions&outcome=refused');
  });

  it('are taken from the address, and one that is none is none', async () => {
    window.history.replaceState(
      null,
      '',
      '/admin-dashboard?tab=audit&kind=lockouts&outcome=maybe&search=keeper',
    );
    await open();
    expect(asked()).toEqual(['&kind=lockouts&search=keeper']);
    expect(screen.getByLabelText<HTMLSelectElement>('What').value).toBe('lockouts');
    expect(screen.getByLabelText<HTMLSelectElement>('Outcome').value).toBe('');
  });

  it('ask for what is typed once, and can all be cleared', async () => {
    await open();
    answer = (query) => page(query.has('search') ? [] : [aLine()]);
    for (const text of ['k', 'ke', 'kee ']) {
      fireEvent.change(screen.getByLabelText('Search the audit log'), { target: { value: text } });
    }
    await pass(300);
    await pass(300);
    expect(asked()).toEqual(['', '&search=kee']);
    expect(screen.getByText('Nothing fits these filters')).toBeTruthy();
    await press('Clear filters');
    expect(window.location.search).toBe('?tab=audit');
    expect(rows()).toHaveLength(1);
  });
});
