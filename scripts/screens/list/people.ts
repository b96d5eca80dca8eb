import type { Invite, InviteView, Member } from '@shared/contracts/members';
import type { Passkey } from '@shared/contracts/passkeys';
import type { PushDevice, PushSettings } from '@shared/contracts/push';
import type { User } from '@shared/contracts/users';
import {
  answer,
  at,
  dialog,
  fill,
  menu,
  press,
  refuse,
  seen,
  type OwnScreen,
  type Screen,
  type Steps,
} from '../screen';
import { inList, t } from '../words';

const section = (id: string, ...then: Steps[]) => at(`/parent?tab=settings#${id}`, ...then);
const parent = (name: string, steps: Steps): Screen => ({ area: 'parent', name, who: 'parent', steps });
const auth = (name: string, steps: Steps): Screen => ({ area: 'auth', name, who: 'nobody', steps });

const view: InviteView = { familyName: 'The Rivera family', invitedBy: 'Dana', role: 'parent' };
const invited =
  (changes: Partial<InviteView>, ...then: Steps[]): Steps =>
  async (page, stage) => {
    await answer('**/api/invites/*', 200, { ...view, ...changes })(page, stage);
    await at('/invite/a-token', seen(t('joining.makeLogin')), ...then)(page, stage);
  };

const NAMES = ['Dana', 'Sam', 'Rosa', 'Bartholomew Alexander Montgomery-Featherstonehaugh the Younger'];
const members = (count: number): Member[] =>
  Array.from({ length: count }, (_, index) => ({
    userId: `member-${index}`,
    firstName: NAMES[index % NAMES.length] ?? null,
    lastName: null,
    username: `member.${index}`,
    role: index === 0 ? 'owner' : index % 3 === 2 ? 'helper' : 'parent',
    joinedAt: '2030-04-01T10:00:00.000Z',
  }));
const invites: Invite[] = [
  {
    id: 'invite',
    role: 'parent',
    createdAt: '2030-06-12T10:00:00.000Z',
    expiresAt: '2030-06-26T10:00:00.000Z',
    invitedBy: 'Dana',
    email: null,
  },
];
const withMembers =
  (count: number, ...then: Steps[]): Steps =>
  async (page, stage) => {
    await answer('**/api/family/members', 200, members(count))(page, stage);
    await answer('**/api/family/invites', 200, invites)(page, stage);
    await section('adults', seen(t('members.withdraw')), ...then)(page, stage);
  };

const as =
  (changes: Partial<User>, then: Steps): Steps =>
  async (page, stage) => {
    const user = await stage.sessions.parent.get<User>('/api/user');
    await answer('**/api/user?*', 200, { ...user, ...changes })(page, stage);
    await then(page, stage);
  };
const helper = (query: string) =>
  as(
    { familyRole: 'helper' },
    at(
      `/parent${query}`,
      (page) => page.getByRole('main').waitFor(),
      seen(t('parent.helperNote', { names: inList('Robin'), count: 1 })),
    ),
  );
const families: User['families'] = [
  { id: 'one', name: 'The Rivers', role: 'owner' },
  { id: 'two', name: 'The Lakes', role: 'helper' },
];

const browsers = (['Chrome, Windows', 'Safari, iOS', null] as const).map((device, index): PushDevice => ({
  id: `browser-${index}`,
  device,
  approves: index !== 1,
  wants: index === 1 ? ['rewards'] : ['chores', 'rewards', 'lockouts'],
  createdAt: '2030-06-12T10:00:00.000Z',
  current: index === 0,
}));
const notified =
  (count: number, quiet: PushSettings['quiet'], changes: Partial<User> = {}): Steps =>
  async (page, stage) => {
    const settings: PushSettings = { quiet, devices: browsers.slice(0, count) };
    await answer('**/api/push/subscriptions', 200, settings)(page, stage);
    await answer('**/api/password-reset', 200, { byMail: true })(page, stage);
    const confirmed = { email: 'dana@example.com', emailConfirmed: true, ...changes };
    await as(confirmed, section('notifications', seen(t('settings.row.weekly-email'))))(page, stage);
    // The state is known once the service worker is registered.
    await page.getByText(t(count > 0 ? 'notifications.here' : 'notifications.blocked')).waitFor();
  };
const allowed: Partial<Screen> = {
  serviceWorker: true,
  script: `Object.defineProperty(Notification, 'permission', { get: () => 'granted' })`,
};

const withEmail =
  (changes: Pick<User, 'email' | 'emailConfirmed' | 'pendingEmail'>, seenText: string): Steps =>
  async (page, stage) => {
    await answer('**/api/password-reset', 200, { byMail: true })(page, stage);
    await as(changes, section('email', seen(seenText)))(page, stage);
  };
const passkey: Passkey = {
  id: 'passkey',
  name: 'Phone',
  createdAt: '2030-06-12T10:00:00.000Z',
  lastUsedAt: null,
};
const askedForProof =
  (...then: Steps[]): Steps =>
  async (page, stage) => {
    await refuse('**/api/family/devices/pairings', 403, { code: 'proof_needed', key: 'proof_needed' })(
      page,
      stage,
    );
    await section('connect', press(t('devices.connectOther')), dialog, ...then)(page, stage);
  };

export const PEOPLE_SCREENS: readonly (Screen | OwnScreen)[] = [
  ...['family', 'tablets', 'account', 'data'].map((id) =>
    parent(
      `settings-${id}`,
      section(id, (page) => page.getByRole('heading', { level: 2 }).first().waitFor()),
    ),
  ),
  ...(['', '?tab=approvals', '?tab=chores&new=1'] as const).map((query, index) => ({
    ...parent(
      ['overview-offline', 'approvals-offline', 'chore-form-offline'][index] ?? '',
      at(
        `/parent${query}`,
        (page) => page.getByRole('main').waitFor(),
        (page) => page.context().setOffline(true),
        seen(t('manage.offline')),
      ),
    ),
    holdsWrite: true as const,
  })),
  parent('search', at('/parent', press(t('search.title')), dialog, seen(t('search.actions')))),
  parent(
    'search-none',
    at(
      '/parent',
      press(t('search.title')),
      dialog,
      fill(t('search.title'), 'zebra'),
      seen(t('search.noneText')),
    ),
  ),
  parent('settings-members', withMembers(3)),
  parent('settings-members-many', withMembers(40)),
  parent(
    'settings-members-remove',
    withMembers(3, press(t('members.menu', { name: 'Rosa' })), menu(t('members.remove')), dialog),
  ),
  parent(
    'settings-members-hand-on',
    withMembers(3, press(t('members.menu', { name: 'Sam' })), menu(t('members.handOn')), dialog),
  ),
  {
    area: 'parent',
    name: 'settings-members-link',
    who: 'own-parent',
    each: true,
    steps: async (page) => {
      await page.goto('/parent?tab=settings#adults');
      await page.getByRole('button', { name: t('members.makeLink') }).click();
      await page.getByLabel(t('members.link')).waitFor();
      await page.getByAltText(t('members.qrCode')).waitFor();
    },
  },
  { ...parent('settings-notified', notified(1, null)), ...allowed },
  {
    ...parent(
      'settings-notified-long',
      notified(3, { from: '21:00', until: '06:30' }, { weeklyLetter: true }),
    ),
    ...allowed,
  },
  parent('settings-notified-blocked', notified(0, null, { emailConfirmed: false })),
  parent(
    'settings-email-pending',
    withEmail(
      { email: 'dana@example.com', emailConfirmed: true, pendingEmail: 'dana.rivers@example.org' },
      t('settings.emailPending', { email: 'dana.rivers@example.org' }),
    ),
  ),
  parent(
    'settings-common-password',
    section('password', fill(t('settings.newPassword'), 'password1'), seen(t('passwords.common'))),
  ),
  parent(
    'settings-delete-account',
    as(
      { families: families.slice(1) },
      section('delete-account', press(t('settings.deleteAccountConfirm')), dialog),
    ),
  ),
  parent('proof', askedForProof(seen(t('proof.text')))),
  parent('settings-passkey', section('you', press(t('passkeys.add')), dialog)),
  parent('proof-passkey', async (page, stage) => {
    await answer('**/api/user/passkeys', 200, [passkey])(page, stage);
    await askedForProof(seen(t('proof.passkey')))(page, stage);
  }),
  parent('settings-families', as({ families }, section('families', seen(t('settings.row.families'))))),
  parent(
    'settings-families-closed',
    as(
      {
        families: families.slice(0, 1),
        suspendedFamily: { name: NAMES[3] ?? null, deletedOn: '2030-06-29T10:00:00.000Z', byAdmin: false },
      },
      section('families', seen(t('members.restore'))),
    ),
  ),
  parent('helper-overview', helper('')),
  parent('helper-chores', helper('?tab=chores')),
  parent('helper-approvals', helper('?tab=approvals')),
  parent('no-family', as({ familyRole: null, families: [] }, at('/parent', seen(t('joining.noFamily'))))),
  {
    ...parent(
      'settings-families-mirrored',
      as(
        { families },
        section('you', (page) => page.getByRole('heading', { level: 2 }).first().waitFor()),
      ),
    ),
    script: `localStorage['starnest:pseudo'] = '1';`,
  },
  parent(
    'suspended',
    as(
      {
        familyRole: null,
        families: [],
        suspendedFamily: { name: 'The Rivers', deletedOn: '2030-06-29T10:00:00.000Z', byAdmin: false },
      },
      at('/parent', seen(t('joining.suspended', { family: 'The Rivers' }))),
    ),
  ),
  auth('unsubscribe', at('/unsubscribe/a-token', seen(t('letters.stopTitle')))),
  auth('unsubscribe-ended', at('/unsubscribe/a-token', press(t('letters.stop')), seen(t('letters.ended')))),
  auth('unsubscribe-done', async (page, stage) => {
    await answer('**/api/weekly-letter/*', 204, {})(page, stage);
    await at('/unsubscribe/a-token', press(t('letters.stop')), seen(t('letters.stopped')))(page, stage);
  }),
  auth('invite', invited({})),
  auth('invite-helper', invited({ role: 'helper', familyName: null })),
  auth('invite-long', invited({ familyName: NAMES[3] ?? null, invitedBy: NAMES[3] ?? null })),
  auth('invite-errors', invited({}, press(t('joining.join')), seen(t('auth.missingFields')))),
  auth('invite-login', invited({}, press(t('joining.haveLogin')), fill(t('auth.username'), 'sam.rivera'))),
  auth('invite-gone', async (page, stage) => {
    await answer('**/api/invites/*', 404, { message: 'Not found', code: 'not_found' })(page, stage);
    await at('/invite/a-token', seen(t('joining.gone')))(page, stage);
  }),
  {
    area: 'auth',
    name: 'invite-signed-in',
    who: 'fresh',
    steps: async (page, stage) => {
      await answer('**/api/invites/*', 200, view)(page, stage);
      await at('/invite/a-token', seen(t('joining.signedInAs', { name: 'Dana' })))(page, stage);
    },
  },
];
