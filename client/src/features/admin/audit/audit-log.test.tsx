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
// Without CSS, a saving button's hidden label is part of its name.
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
  it('shows the time, outcome and address of each line', async () => {
    const actor = { type: 'admin', id: 'a1', username: 'keeper' } as const;
    answer = () => page([aLine({ actor }), aLine({ outcome: 'refused', address: null, reason: 'Spam' })]);
    await open();
    const [, first, second] = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(first).toMatch(/^Mar 3, 2026, .*keeper logged inDone192\.0\.2\.7$/);
    expect(second).toMatch(/Failed admin loginReason: SpamDeniedNone$/);
    const time = document.querySelector('time');
    expect(time?.dateTime).toBe('2026-03-03T12:00:07.000Z');
    expect(time?.title).toMatch(/^Tuesday, March 3, 2026/);
  });

  it('loads the next page from the cursor', async () => {
    answer = (query) =>
      query.get('cursor') === 'further'
        ? page([aLine({ action: 'admin.create', target: { id: 'a', username: 'older' } })])
        : page([aLine()], 'further');
    await open();
    await press('Show more');
    expect(rows()).toEqual(['Someone logged in', 'Admin older was created on the server']);
    expect(asked()).toEqual(['', '&cursor=further']);
    expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
  });

  it('keeps its lines when the next page fails, and retries', async () => {
    let away = true;
    answer = (query) => {
      if (!query.has('cursor')) return page([aLine()], 'further');
      return away ? { status: 503, body: { message: 'Away', code: 'unavailable' } } : page([aLine()]);
    };
    await open();
    await press('Show more');
    await pass(10_000);
    expect(screen.getByRole('alert').textContent).toContain('Couldn’t load more entries');
    expect(rows()).toHaveLength(1);
    away = false;
    await press('Retry');
    expect(rows()).toHaveLength(2);
  });

  it('shows an error when loading fails, and retries', async () => {
    answer = () => ({ status: 503, body: { message: 'Away', code: 'unavailable' } });
    await open();
    await pass(10_000);
    expect(screen.getByRole('alert').textContent).toContain('Couldn’t load the audit log');
    answer = () => page([aLine()]);
    await press('Retry');
    expect(rows()).toHaveLength(1);
  });

  it('shows an empty state', async () => {
    answer = () => page([]);
    await open();
    expect(screen.getByText('Nothing has been logged yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });
});

it('groups an admin’s actions of one visit', async () => {
  const keeper = { type: 'admin', id: 'a1', username: 'keeper' } as const;
  const at = (time: string, more: Partial<AuditLine>) => aLine({ at: `2026-03-03T${time}:00.000Z`, ...more });
  answer = () =>
    page([
      at('12:20', { actor: keeper, action: 'admin.view' }),
      at('12:10', {}),
      at('12:00', { actor: keeper }),
      at('11:20', { actor: keeper }),
    ]);
  await open();
  const heads = screen.getAllByRole('rowgroup').slice(1);
  expect(heads.map(({ children }) => children.length)).toEqual([3, 1, 1]);
  expect(heads[0]?.textContent).toMatch(/^keeper, Mar 3, 2026, .+2 entries/);
});

describe('audit log filters', () => {
  it('are sent to the server and stored in the URL', async () => {
    await open();
    await change('What', 'deletions');
    await change('Outcome', 'refused');
    expect(asked()).toEqual(['', '&kind=deletions', '&kind=deletions&outcome=refused']);
    expect(window.location.search).toBe('?tab=audit&kind=deletions&outcome=refused');
  });

  it('are read from the URL, ignoring invalid values', async () => {
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

  it('debounce typing and can be cleared', async () => {
    await open();
    answer = (query) => page(query.has('search') ? [] : [aLine()]);
    for (const text of ['k', 'ke', 'kee ']) {
      fireEvent.change(screen.getByLabelText('Search the audit log'), { target: { value: text } });
    }
    await pass(300);
    await pass(300);
    expect(asked()).toEqual(['', '&search=kee']);
    expect(screen.getByText('No results for these filters')).toBeTruthy();
    await press('Clear filters');
    expect(window.location.search).toBe('?tab=audit');
    expect(rows()).toHaveLength(1);
  });
});
