import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminFamily } from '@shared/contracts/admin';
import { dismissToast, useToast } from '@/components/ui/use-toast';
import { createQueryClient } from '@/lib/api/query-client';
import { FamilyList } from './family-list';
import { aFamily } from './testing/sample-family';

let families: AdminFamily[] = [];
const adults = [
  {
    username: 'dana.r',
    firstName: 'Dana',
    lastName: 'Rivera',
    email: 'dana@rivera.example',
    emailConfirmed: false,
    role: 'owner',
    lastUsedAt: '2026-03-04T08:00:00.000Z',
  },
];
let refusal: { status: number; message: string } | null = null;
const asked: string[] = [];
const sent: unknown[] = [];
const SUSPENDED = '2026-03-04T12:00:00.000Z';

const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);

function answer(path: string, { method = 'GET', body }: RequestInit = {}): Response {
  asked.push(`${method} ${path}`);
  if (method === 'POST') {
    sent.push(typeof body === 'string' ? JSON.parse(body) : undefined);
    if (refusal) return json({ message: refusal.message, code: 'x' }, { status: refusal.status });
    const family = families.find(({ id }) => path.includes(`/${id}/`));
    if (path.endsWith('/views')) return json({ ...family, adults }, { status: 201 });
    families = families.map((one) =>
      one === family ? { ...one, suspendedAt: path.endsWith('/suspend') ? SUSPENDED : null } : one,
    );
    return new Response(null, { status: 204 });
  }
  if (refusal && (method === 'DELETE' || !families.length)) {
    return json({ message: refusal.message, code: 'x' }, { status: refusal.status });
  }
  if (method === 'DELETE') {
    families = families.filter(({ id }) => !path.endsWith(id));
    return new Response(null, { status: 204 });
  }
  const search = new URL(path, 'http://x').searchParams.get('search')?.toLowerCase() ?? '';
  const found = families.filter(({ familyName }) => (familyName ?? '').toLowerCase().includes(search));
  return json(found, { headers: { 'X-Total-Count': String(found.length) } });
}

function ShownToast() {
  const toast = useToast();
  return <output aria-label="toast">{toast?.open ? `${toast.title}: ${toast.description}` : ''}</output>;
}

function open() {
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <FamilyList />
      <ShownToast />
    </QueryClientProvider>,
  );
}

// Without CSS, a saving button's hidden label is part of its name.
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
const toastText = () => screen.getByLabelText('toast').textContent;

beforeEach(() => {
  refusal = null;
  asked.length = 0;
  sent.length = 0;
  dismissToast();
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => answer(path, init));
});

describe('the family list', () => {
  it('shows each family with its number of kids, and the total', async () => {
    families = [aFamily(), aFamily({ familyName: null, username: 'mkowalski', email: null, kids: [] })];
    open();
    expect(await screen.findByText('Families (2)')).toBeTruthy();
    const [, rivera, nameless] = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rivera).toContain('RiveraCode: 48213Dana Riveradana@rivera.example1 kid20 stars earned');
    expect(rivera).not.toContain('Mia');
    expect(rivera).toContain('14 chores9 rewards');
    expect(nameless).toContain('mkowalskiCode: 48213');
    expect(nameless).toContain('Not provided0 kids');
  });

  it('debounces the search and shows an empty result', async () => {
    families = [aFamily()];
    open();
    await screen.findByText('Families (1)');
    const box = screen.getByLabelText('Search families');
    for (const value of ['o', 'ok', 'okafor ']) fireEvent.change(box, { target: { value } });
    expect(await screen.findByText('No families found')).toBeTruthy();
    expect(screen.getByText('Try adjusting your search terms')).toBeTruthy();
    expect(asked.filter((call) => call.includes('search='))).toEqual([
      'GET /api/admin/families?limit=50&search=okafor',
    ]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear search' })[1]!);
    expect(await screen.findByText('Families (1)')).toBeTruthy();
  });

  it('filters by state, and says since when a family was not used', async () => {
    families = [aFamily({ lastUsedAt: '2026-03-04T08:00:00.000Z' })];
    open();
    expect(await screen.findByText('Not used since Mar 4, 2026')).toBeTruthy();
    families = [];
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'suspended' } });
    expect(await screen.findByText('Choose another filter to see more families.')).toBeTruthy();
    expect(asked.at(-1)).toBe('GET /api/admin/families?limit=50&state=suspended');
    families = [aFamily()];
    press('Clear filters');
    expect(await screen.findByText('Families (1)')).toBeTruthy();
  });

  it('offers a retry after an error', async () => {
    families = [];
    refusal = { status: 503, message: 'away' };
    open();
    expect(await screen.findByText('Couldn’t load families')).toBeTruthy();
    refusal = null;
    families = [aFamily()];
    press('Retry');
    expect(await screen.findByText('Families (1)')).toBeTruthy();
  });
});

describe("a family's dialog", () => {
  const ask = async (family: AdminFamily) => {
    families = [family, aFamily({ familyName: 'Okafor' })];
    open();
    fireEvent.click(
      await screen.findByRole('button', { name: `View ${family.familyName ?? family.username}` }),
    );
    return screen.findByRole('dialog');
  };
  const give = (reason: string) =>
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: reason } });
  const view = async (family: AdminFamily) => {
    const dialog = await ask(family);
    give('Asked for by mail');
    press('Open details');
    await within(dialog).findByText('Danger Zone');
    return dialog;
  };

  it('lists the adults and starts a password reset', async () => {
    const dialog = await view(aFamily());
    expect(within(dialog).getByText('dana@rivera.example (not confirmed)')).toBeTruthy();
    expect(within(dialog).getByText('Last login Mar 4, 2026')).toBeTruthy();
    press('Reset dana.r’s password');
    const reset = await screen.findByRole('dialog', { name: 'Reset a password' });
    expect(within(reset).getByLabelText<HTMLInputElement>(/^Parent username/).value).toBe('dana.r');
  });

  it('requires a reason to open the details', async () => {
    const dialog = await ask(aFamily());
    give('  ');
    press('Open details');
    expect(within(dialog).getByText('Please give a reason')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('opens the details with a reason and hides the kids before', async () => {
    const family = aFamily();
    const dialog = await ask(family);
    expect(within(dialog).queryByText('Mia')).toBeNull();
    give(' Asked for by mail ');
    press('Open details');
    expect(await within(dialog).findByText('Mia')).toBeTruthy();
    expect(asked).toContain(`POST /api/admin/families/${family.id}/views`);
    expect(sent).toEqual([{ reason: 'Asked for by mail' }]);
  });

  it("shows the server's error and stays closed", async () => {
    const dialog = await ask(aFamily());
    refusal = { status: 404, message: 'Family not found' };
    give('Asked for by mail');
    press('Open details');
    expect(await within(dialog).findByText('Family not found')).toBeTruthy();
    expect(within(dialog).queryByText('Mia')).toBeNull();
  });

  it('suspends with a reason, marks the row with the date, and restores', async () => {
    const family = aFamily();
    await view(family);
    give('Its owner asked us to');
    press('Suspend family');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.at(-1)).toEqual({ reason: 'Its owner asked us to' });
    expect(screen.getByText('Suspended Mar 4, 2026')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'View Rivera' }));
    give('To bring it back');
    press('Open details');
    expect(
      await screen.findByText('Suspended since Mar 4, 2026. It will be deleted on Mar 18, 2026.'),
    ).toBeTruthy();
    press('Restore family');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toContain(`POST /api/admin/families/${family.id}/restore`);
    expect(screen.queryByText('Suspended Mar 4, 2026')).toBeNull();
  });

  it('shows all details, including missing ones', async () => {
    const dialog = await view(aFamily({ familyName: null, email: null, username: 'mkowalski' }));
    const fact = (term: string) => within(dialog).getByText(term).nextElementSibling?.textContent;
    expect(fact('Family name')).toBe('Not set');
    expect(fact('Family code')).toBe('48213');
    expect(fact('Parent username')).toBe('mkowalski');
    expect(fact('Email')).toBe('Not provided');
    expect(fact('Created')).toBe('Mar 3, 2026');
    expect(['Chores', 'Stars', 'Rewards'].map(fact)).toEqual(['14', '20', '9']);
    expect(within(dialog).getByText('Level 3')).toBeTruthy();
  });

  it('deletes nothing without a confirmation', async () => {
    const confirm = vi.fn<(question: string) => boolean>(() => false);
    vi.stubGlobal('confirm', confirm);
    await view(aFamily());
    press('Delete Family');
    expect(confirm).toHaveBeenCalledWith(expect.stringMatching(/Rivera.*permanently deleted/s));
    expect(asked.some((call) => call.startsWith('DELETE'))).toBe(false);
  });

  it('deletes, shows a toast, closes and refetches the list', async () => {
    vi.stubGlobal('confirm', () => true);
    const family = aFamily();
    await view(family);
    press('Delete Family');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toContain(`DELETE /api/admin/families/${family.id}`);
    expect(screen.getByText('Families (1)')).toBeTruthy();
    expect(toastText()).toBe('Family Deleted: Family and all associated data has been removed.');
  });

  it("shows the server's error and stays open if the deletion fails", async () => {
    vi.stubGlobal('confirm', () => true);
    await view(aFamily());
    refusal = { status: 404, message: 'Family not found' };
    press('Delete Family');
    await waitFor(() => expect(toastText()).toBe('Delete Failed: Family not found'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it("doesn't report an expired session as a failed deletion", async () => {
    vi.stubGlobal('confirm', () => true);
    await view(aFamily());
    refusal = { status: 401, message: 'Unauthorized' };
    press('Delete Family');
    await waitFor(() => expect(asked.some((call) => call.startsWith('DELETE'))).toBe(true));
    const key = screen.getByRole('button', { name: /^Delete Family/ });
    await waitFor(() => expect(key.hasAttribute('disabled')).toBe(false));
    expect(toastText()).not.toContain('Delete Failed');
  });
});
