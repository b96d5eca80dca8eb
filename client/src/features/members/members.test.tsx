import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Member } from '@shared/contracts/members';
import type { User } from '@shared/contracts/users';
import { dismissToast, useToast } from '@/components/ui/use-toast';
import { pretendServer, renderInApp } from '../../../../tests/support/client';
import { InviteBox } from './invite-box';
import { Members } from './members';

const member = (userId: string, firstName: string, role: Member['role']): Member => ({
  userId,
  firstName,
  lastName: null,
  username: userId,
  role,
  joinedAt: '2026-03-01T10:00:00.000Z',
});
const dana = member('dana', 'Dana', 'owner');
const sam = member('sam', 'Sam', 'helper');
const user = { id: 'dana', familyRole: 'owner', familyCode: '12345' } as User;

function Page() {
  const said = useToast();
  return (
    <>
      <Members user={user} />
      <InviteBox />
      <p data-said>{said?.open && said.title}</p>
    </>
  );
}

const said = () => document.querySelector('[data-said]')?.textContent;
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

beforeEach(() => dismissToast());

it('lists the devices that are removed with a member, then offers a new code and new pictures', async () => {
  let members = [dana, member('kim', 'Kim', 'parent')];
  pretendServer({
    'GET /api/family/members': () => ({ body: members }),
    'GET /api/family/invites': () => ({ body: [] }),
    'GET /api/family/devices': () => ({
      body: [
        { id: 'a', name: 'Kitchen', lastSeenAt: '2026-03-01T10:00:00.000Z', madeBy: { id: 'kim' } },
        { id: 'b', name: 'Hall', lastSeenAt: '2026-03-01T10:00:00.000Z', madeBy: { id: 'dana' } },
      ],
    }),
    'GET /api/kids': () => ({ body: [{ id: 'mia', name: 'Mia', avatarColor: null, friend: null }] }),
    'GET /api/family/calendars': () => ({ body: [] }),
    'DELETE /api/family/members/kim': () => {
      members = [dana];
      return { status: 204 };
    },
  });
  renderInApp(<Page />);
  fireEvent.keyDown(await screen.findByRole('button', { name: /Kim/ }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const question = await screen.findByRole('alertdialog');
  expect(await within(question).findByText('Kitchen')).toBeDefined();
  expect(within(question).queryByText('Hall')).toBeNull();
  fireEvent.click(within(question).getByRole('button', { name: /^Remove/ }));
  const offer = await screen.findByRole('dialog', { name: 'Kim was removed' });
  expect(within(offer).getByText('12345')).toBeDefined();
  expect(await within(offer).findByRole('button', { name: 'New pictures for Mia' })).toBeDefined();
  fireEvent.click(within(offer).getByRole('button', { name: 'New family code' }));
  expect(await screen.findByRole('alertdialog', { name: 'Get a new family code?' })).toBeDefined();
});

it('reports a member who was already removed elsewhere, even after the row disappears', async () => {
  let members = [dana, sam];
  let invites = () => {};
  const answered = new Promise<void>((resolve) => {
    invites = resolve;
  });
  let asked = 0;
  pretendServer({
    'GET /api/family/members': () => ({ body: members }),
    'GET /api/family/invites': async () => {
      asked += 1;
      if (asked > 1) await answered;
      return { body: [] };
    },
    'DELETE /api/family/members/sam': () => {
      members = [dana];
      return { status: 404, body: { message: 'Not found', code: 'not_found' } };
    },
  });
  renderInApp(<Page />);
  fireEvent.keyDown(await screen.findByRole('button', { name: /Sam/ }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  invites();
  await waitFor(() => expect(said()).toBe('Couldn’t remove this person'));
});

it('shows the invitation link if the daily limit prevented the email', async () => {
  const invite = { id: 'i1', role: 'parent', createdAt: '2026-03-01T10:00:00.000Z', invitedBy: 'Dana' };
  const made = { ...invite, expiresAt: '2026-03-08T10:00:00.000Z', email: null };
  let invites: object[] = [];
  pretendServer({
    'GET /api/family/members': () => ({ body: [dana] }),
    'GET /api/family/invites': () => ({ body: invites }),
    'GET /api/password-reset': () => ({ body: { byMail: true } }),
    'POST /api/family/invites': () => {
      invites = [made];
      return { status: 201, body: { ...made, url: 'https://nest.example.org/invite/abc' } };
    },
  });
  renderInApp(<Page />);
  fireEvent.change(await screen.findByLabelText(/^Send to/), { target: { value: 'gran@example.org' } });
  fireEvent.click(screen.getByRole('button', { name: /^Send invitation/ }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'No email was sent to gran@example.orgToday’s limit was reached. Share the link yourself.',
  );
  expect(screen.getByDisplayValue('https://nest.example.org/invite/abc')).toBeTruthy();
});
