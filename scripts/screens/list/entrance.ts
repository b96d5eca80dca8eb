import type { Page } from 'playwright-core';
import {
  answer,
  at,
  dialog,
  fill,
  hold,
  press,
  seen,
  type Area,
  type OwnScreen,
  type Screen,
  type Steps,
} from '../screen';

const REFUSED = {
  message: 'Starnest is full: every family code is taken. Please try again later.',
  code: 'unavailable',
};

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
  (...pictures: string[]): Steps =>
  async (page) => {
    for (const name of pictures)
      await page
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .first()
        .click();
  };
/** The tab has the same name. */
const submit: Steps = (page) => page.getByRole('button', { name: 'Login', exact: true }).click();
const names = at(({ rivers }) => `/kid-login?familyCode=${rivers.code}`, seen('Choose your name'));
const pictures: Steps = async (page, stage) => {
  await names(page, stage);
  await page.getByRole('button', { name: /Mia/ }).click();
  await page.getByText('0/4').waitFor();
};
const wrong = ['Cat', 'Moon', 'Sun', 'Tree'];
const lock: Steps = async (page, { place, leo }) => {
  for (let tries = 0; tries < 5; tries += 1) {
    await page
      .context()
      .request.post(`${place.url}/api/kids/${leo.id}/login`, { data: { pattern: [9, 8, 7, 6] } });
  }
};
const enough = (name: string) => (page: Page) => page.getByRole('heading', { name }).first().waitFor();

/** What can be seen by who is not in: the ways in, and where they lead grown-ups. */
export const ENTRANCE_SCREENS: readonly (Screen | OwnScreen)[] = [
  kidAuth('code', at('/kid-login', seen('Your family code'))),
  kidAuth('code-typed', at('/kid-login', type('246'))),
  kidAuth('code-full', at('/kid-login', type('24680'))),
  kidAuth(
    'code-wrong',
    at('/kid-login', type('99999'), press('Find My Family!'), seen('No family has this code. Look again!')),
  ),
  kidAuth('loading', async (page, stage) => {
    await hold('**/api/kids/family/*')(page, stage);
    await page.goto(`/kid-login?familyCode=${stage.rivers.code}`);
  }),
  kidAuth('names', names),
  kidAuth(
    'names-empty',
    at(({ fresh }) => `/kid-login?familyCode=${fresh.code}`, seen('No kids here yet')),
  ),
  kidAuth('pictures', pictures),
  kidAuth('pictures-chosen', async (page, stage) => {
    await pictures(page, stage);
    await tap('Cat', 'Dog')(page, stage);
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
      await page.getByText('Wrong pattern!').first().waitFor();
    },
    { each: true },
  ),
  kidAuth('rest', async (page, stage) => {
    await lock(page, stage);
    await page.goto(`/kid/${stage.leo.id}`);
    await tap(...wrong)(page, stage);
    await page.getByText('Shh, Pip is napping').waitFor();
  }),
  kidAuth(
    'own-page',
    at(({ mia }) => `/kid/${mia.id}`, seen('0/4')),
  ),
  kidAuth(
    'parent-is-in',
    at(({ mia }) => `/kid/${mia.id}`, seen('0/4')),
    { who: 'parent' },
  ),
  kidAuth('family-link', at('/kids', seen('Your family code'))),

  auth(
    'login',
    at('/parent-auth', (page) => page.getByLabel(/^Username/).waitFor()),
  ),
  auth('login-empty', at('/parent-auth', submit, seen('Please enter both username and password'))),
  auth(
    'login-wrong',
    at(
      '/parent-auth',
      fill(/^Username/, 'robin.rivers'),
      fill(/^Password/, 'not this'),
      submit,
      seen('Invalid username or password'),
    ),
  ),
  auth('signup', at('/parent-auth?tab=signup', seen('Create account'))),
  auth(
    'signup-errors',
    at('/parent-auth?tab=signup', press('Create account'), seen('Please fill in all required fields')),
  ),
  auth('signup-refused', async (page, stage) => {
    await answer('**/api/register', 503, REFUSED)(page, stage);
    await page.goto('/parent-auth?tab=signup');
    for (const [label, text] of [
      [/First name/, 'Dana'],
      [/Username/, 'dana'],
      [/^Password/, 'six or more'],
      [/Confirm password/, 'six or more'],
    ] as const)
      await fill(label, text)(page, stage);
    await press('Create account')(page, stage);
    await seen(REFUSED.message)(page, stage);
  }),
  auth(
    'signed-out',
    at('/parent?tab=kids', (page) => page.getByLabel(/^Username/).waitFor()),
  ),
  auth(
    'admin-login',
    at('/admin-login', (page) => page.getByLabel('Username').waitFor()),
  ),
  auth(
    'admin-login-error',
    at(
      '/admin-login',
      fill('Username', 'nobody'),
      fill(/^Password/, 'not this one'),
      press('Access Admin Dashboard'),
      seen('Invalid admin credentials'),
    ),
  ),
  auth('not-found', at('/no/such/branch', seen('404 Page Not Found'))),

  landing('landing', at('/', enough('How it works'))),
  landing('family-code', at('/', press('Enter Portal'), dialog)),
  landing(
    'family-code-wrong',
    at(
      '/',
      press('Enter Portal'),
      dialog,
      async (page) => {
        for (const digit of '99999')
          await page.getByRole('dialog').getByRole('button', { name: digit, exact: true }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Enter Portal' }).click();
      },
      seen('Invalid Code'),
    ),
  ),
  landing('admin-login', at('/', press('Admin login'), dialog)),
  landing(
    'admin-login-error',
    at(
      '/',
      press('Admin login'),
      dialog,
      (page) => page.getByRole('dialog').locator('button[type=submit]').click(),
      seen('Please enter both'),
    ),
  ),

  home('home', at('/', seen('Welcome back, Robin!'))),
  home(
    'home-rewards',
    at('/', press(/^Reward History/), (page) => page.getByRole('grid').waitFor()),
  ),
  home(
    'home-hand-over',
    at('/', press('Hand over to Mia'), (page) => page.waitForLoadState('networkidle')),
    { each: true },
  ),
  home('home-new', at('/', seen('Welcome back, Dana!')), { who: 'fresh' }),

  admin('families', at('/admin-dashboard', seen('The Rivers'))),
  admin(
    'search',
    at('/admin-dashboard', fill(/Search/, 'lones'), (page) =>
      page.getByText('The Rivers').first().waitFor({ state: 'detached' }),
    ),
  ),
  admin(
    'search-none',
    at('/admin-dashboard', fill(/Search/, 'nobody at all'), (page) =>
      page.getByText('The Rivers').first().waitFor({ state: 'detached' }),
    ),
  ),
  admin('login', at('/admin-dashboard?tab=sign-in', seen('This browser'))),
  admin('family-reason', at('/admin-dashboard', press('View The Rivers'), dialog)),
  admin(
    'family',
    at(
      '/admin-dashboard',
      press('View The Rivers'),
      dialog,
      fill(/^Reason/, 'Asked for by mail'),
      press('Open the details'),
      seen('Danger Zone'),
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
      fill('Search the audit log', 'nobody at all'),
      seen('Nothing fits these filters'),
    ),
  ),
  admin('audit-failed', async (page, stage) => {
    await answer('**/api/admin/audit-log?*', 400, { message: 'Away', code: 'invalid' })(page, stage);
    await page.goto('/admin-dashboard?tab=audit');
    await page.getByText('The audit log did not load').waitFor();
  }),
];
