import type { Page } from 'playwright-core';
import type { Picture } from '@shared/constants';
import {
  answer,
  at,
  dialog,
  fill,
  hold,
  press,
  refuse,
  seen,
  type Area,
  type OwnScreen,
  type Screen,
  type Steps,
} from '../screen';
import { error, t } from '../words';

const FULL = { code: 'unavailable', key: 'unavailable.full' } as const;

const taker =
  (area: Area, who: Screen['who']) =>
  (name: string, steps: Steps, more: Partial<Screen> = {}): Screen => ({ area, name, who, steps, ...more });
const kidAuth = taker('kid-auth', 'nobody');
const auth = taker('auth', 'nobody');
const landing = taker('landing', 'nobody');
const home = taker('family-home', 'parent');
const admin = taker('admin', 'admin');

const type =
  (code: string): Steps =>
  async (page) => {
    for (const digit of code)
      await page.getByRole('button', { name: digit, exact: true }).filter({ visible: true }).first().click();
  };
const tap =
  (...pictures: readonly Picture[]): Steps =>
  async (page) => {
    for (const picture of pictures)
      await page.getByRole('button', { name: t(`ui.picture.${picture}`), exact: true }).click();
  };
const submit: Steps = (page) => page.getByRole('button', { name: t('auth.login'), exact: true }).click();
const names = at(({ rivers }) => `/kid-login?familyCode=${rivers.code}`, seen(t('kidAuth.chooseName')));
const pictures: Steps = async (page, stage) => {
  await names(page, stage);
  await page.getByRole('button', { name: /Mia/ }).click();
  await page.getByText(t('ui.picturesChosen', { chosen: 0, count: 4 })).waitFor();
};
const wrong = ['cat', 'moon', 'sun', 'tree'] as const;
const lock: Steps = async (page, { place, leo }) => {
  for (let tries = 0; tries < 5; tries += 1) {
    await page
      .context()
      .request.post(`${place.url}/api/kids/${leo.id}/login`, { data: { pattern: [9, 8, 7, 6] } });
  }
};
const heading: Steps = (page) => page.getByRole('heading', { level: 1 }).first().waitFor();
const enough = (name: string) => (page: Page) => page.getByRole('heading', { name }).first().waitFor();

export const ENTRANCE_SCREENS: readonly (Screen | OwnScreen)[] = [
  kidAuth('code', at('/kid-login', seen(t('kidAuth.code')))),
  kidAuth('code-typed', at('/kid-login', type('246'))),
  kidAuth('code-full', at('/kid-login', type('24680'))),
  kidAuth(
    'code-wrong',
    at('/kid-login', type('99999'), press(t('kidAuth.find')), seen(t('kidAuth.codeUnknown'))),
  ),
  kidAuth('loading', async (page, stage) => {
    await hold('**/api/kids/family/*')(page, stage);
    await page.goto(`/kid-login?familyCode=${stage.rivers.code}`);
  }),
  kidAuth('names', names),
  kidAuth(
    'names-empty',
    at(({ fresh }) => `/kid-login?familyCode=${fresh.code}`, seen(t('kidAuth.noKids'))),
  ),
  kidAuth('pictures', pictures),
  kidAuth('pictures-chosen', async (page, stage) => {
    await pictures(page, stage);
    await tap('cat', 'dog')(page, stage);
  }),
  kidAuth(
    'pictures-wrong',
    async (page, stage) => {
      await answer('**/api/kids/login', 401, { message: 'Wrong pictures', code: 'wrong_pictures' })(
        page,
        stage,
      );
      await pictures(page, stage);
      await tap(...wrong)(page, stage);
      await page.getByText(t('kidAuth.wrong')).first().waitFor();
    },
    { each: true },
  ),
  kidAuth('rest', async (page, stage) => {
    await lock(page, stage);
    await page.goto(`/kid/${stage.leo.id}`);
    await tap(...wrong)(page, stage);
    await page.getByText(t('kidAuth.napping')).waitFor();
  }),
  kidAuth(
    'own-page',
    at(({ mia }) => `/kid/${mia.id}`, seen(t('ui.picturesChosen', { chosen: 0, count: 4 }))),
  ),
  kidAuth(
    'parent-is-in',
    at(({ mia }) => `/kid/${mia.id}`, seen(t('ui.picturesChosen', { chosen: 0, count: 4 }))),
    { who: 'parent' },
  ),
  kidAuth('family-link', at('/kids', seen(t('kidAuth.code')))),

  auth(
    'login',
    at('/parent-auth', (page) => page.getByLabel(t('auth.username')).first().waitFor()),
  ),
  auth('login-empty', at('/parent-auth', submit, seen(t('auth.enterBoth')))),
  auth(
    'login-wrong',
    at(
      '/parent-auth',
      fill(t('auth.username'), 'robin.rivers'),
      fill(t('auth.password'), 'not this'),
      submit,
      seen(error('wrong_credentials.user')),
    ),
  ),
  auth('signup', at('/parent-auth?tab=signup', seen(t('auth.createAccount')))),
  auth(
    'signup-errors',
    at('/parent-auth?tab=signup', press(t('auth.createAccount')), seen(t('auth.fillInRequired'))),
  ),
  auth(
    'signup-common-password',
    at('/parent-auth?tab=signup', fill(t('auth.password'), 'password1'), seen(t('passwords.common'))),
  ),
  auth('signup-refused', async (page, stage) => {
    await refuse('**/api/register', 503, FULL)(page, stage);
    await page.goto('/parent-auth?tab=signup');
    for (const [label, text] of [
      [t('auth.firstName'), 'Dana'],
      [t('auth.username'), 'dana'],
      [t('auth.password'), 'six or more'],
      [t('auth.confirmPassword'), 'six or more'],
    ] as const)
      await fill(label, text)(page, stage);
    await press(t('auth.createAccount'))(page, stage);
    await seen(error(FULL.key))(page, stage);
  }),
  auth(
    'signed-out',
    at('/parent?tab=kids', (page) => page.getByLabel(t('auth.username')).first().waitFor()),
  ),
  auth(
    'admin-login',
    at('/admin-login', (page) => page.getByLabel(t('auth.username')).first().waitFor()),
  ),
  auth(
    'admin-login-error',
    at(
      '/admin-login',
      fill(t('auth.username'), 'nobody'),
      fill(t('auth.password'), 'not this one'),
      press(t('admin.access')),
      seen(error('wrong_credentials.admin')),
    ),
  ),
  auth('forgot', at('/forgot-password', heading)),
  auth('reset', at('/reset/unknown', heading)),
  auth('confirm', at('/confirm/unknown', heading)),
  auth('cancel-email', at('/cancel-email/unknown', heading)),
  auth(
    'cancel-email-ended',
    at('/cancel-email/unknown', press(t('passwords.cancelEmailButton')), seen(t('passwords.ended'))),
  ),
  auth('not-found', at('/no/such/branch', seen(t('offline.notFound')))),

  landing('landing', at('/', enough(t('tour.title')))),
  landing('family-code', at('/', press(t('landing.enterPortal')), dialog)),
  landing(
    'family-code-wrong',
    at(
      '/',
      press(t('landing.enterPortal')),
      dialog,
      async (page) => {
        for (const digit of '99999')
          await page.getByRole('dialog').getByRole('button', { name: digit, exact: true }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('familyCode.enter') })
          .click();
      },
      seen(t('familyCode.invalidCode')),
    ),
  ),
  landing('admin-login', at('/', press(t('landing.adminLogin')), dialog)),
  landing(
    'admin-login-error',
    at(
      '/',
      press(t('landing.adminLogin')),
      dialog,
      (page) => page.getByRole('dialog').locator('button[type=submit]').click(),
      seen(t('auth.enterBoth')),
    ),
  ),

  home('home', at('/', seen(t('familyHome.welcome', { name: 'Robin' })))),
  home(
    'home-rewards',
    at('/', press(t('familyHome.rewardHistory'), { exact: false }), (page) =>
      page.getByRole('grid').waitFor(),
    ),
  ),
  home(
    'home-hand-over',
    at('/', press(t('family.handOverTo', { name: 'Mia' })), seen(t('kidAuth.pickPictures'))),
    { each: true },
  ),
  home('home-new', at('/', seen(t('familyHome.welcome', { name: 'Dana' }))), { who: 'fresh' }),

  admin('families', at('/admin-dashboard', seen('The Rivers'))),
  admin(
    'search',
    at('/admin-dashboard', seen('The Rivers'), fill(t('admin.searchFamilies'), 'lones'), (page) =>
      page.getByText('The Rivers').first().waitFor({ state: 'detached' }),
    ),
  ),
  admin(
    'search-none',
    at('/admin-dashboard', seen('The Rivers'), fill(t('admin.searchFamilies'), 'nobody at all'), (page) =>
      page.getByText('The Rivers').first().waitFor({ state: 'detached' }),
    ),
  ),
  admin('reset-link', at('/admin-dashboard', press(t('admin.resetLink')), dialog)),
  admin('login', at('/admin-dashboard?tab=sign-in', seen(t('sessions.thisBrowser')))),
  admin(
    'family-reason',
    at('/admin-dashboard', press(t('admin.viewFamily', { family: 'The Rivers' })), dialog),
  ),
  admin(
    'family',
    at(
      '/admin-dashboard',
      press(t('admin.viewFamily', { family: 'The Rivers' })),
      dialog,
      fill(t('admin.reason'), 'Asked for by mail'),
      press(t('admin.openDetails')),
      seen(t('admin.dangerZone')),
    ),
  ),
  admin(
    'audit',
    at('/admin-dashboard?tab=audit', (page) => page.getByRole('rowheader').first().waitFor()),
  ),
  admin(
    'audit-filter',
    at('/admin-dashboard?tab=audit&kind=logins', (page) => page.getByRole('rowheader').first().waitFor()),
  ),
  admin(
    'audit-none',
    at(
      '/admin-dashboard?tab=audit',
      fill(t('admin.audit.search'), 'nobody at all'),
      seen(t('admin.audit.nothingFits')),
    ),
  ),
  admin('audit-failed', async (page, stage) => {
    await refuse('**/api/admin/audit-log?*', 500, { code: 'internal', key: 'internal' })(page, stage);
    await page.goto('/admin-dashboard?tab=audit');
    await page.getByText(t('admin.audit.failed')).waitFor();
  }),
];
