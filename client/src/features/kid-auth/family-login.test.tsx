import { cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KidCard, KidLoginResponse } from '@shared/contracts/kids';
import { pass, pretendServer, renderInApp, type Reply, type Sent } from '../../../../tests/support/client';
import { dropWaitingToasts, holdBack, useToastQueue } from '@/components/ui/toast-queue';
import { dismissToast, noteToasterMounted, useToast } from '@/components/ui/use-toast';
import { FamilyLogin } from './family-login';
import { endKidSession, readKidSession } from './kid-session';
import { WRONG_SHOWN_MS } from './use-pattern-login';

const mia: KidCard = {
  id: 'mia-id',
  name: 'Mia',
  friend: null,
  avatarColor: '#FF8FC0',
  totalStars: 38,
  currentLevel: 17,
  level: 17,
};
const leo: KidCard = { ...mia, id: 'leo-id', name: 'Leo', totalStars: 1 };

const welcome: KidLoginResponse = {
  success: true,
  sessionToken: 'token-1',
  expiresAt: '2030-01-01T00:00:00.000Z',
  kid: {
    ...mia,
    lifetimeStars: 164,
    greeted: true,
    pausedFrom: null,
    pausedUntil: null,
    heldStars: 0,
    goal: null,
    streak: { days: 0, best: 0, today: false },
    familyCode: '48213',
    createdAt: '2029-01-01T00:00:00.000Z',
  },
};

const WRONG: Reply = {
  status: 401,
  body: { message: 'Invalid picture pattern. Please try again.', code: 'wrong_credentials' },
};

let login: (sent: Sent) => Reply;
let sent: Sent[];
const tries = () => sent.filter(({ path }) => path === '/api/kids/login');

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((picture) => picture.getAttribute('aria-label'));
const digits = () => screen.getByLabelText<HTMLInputElement>('Family code, 5 digits').value;
const selected = () => screen.getByText(/\/4$/, { selector: 'output' }).textContent;

async function open(address = '/kid-login') {
  window.history.replaceState(null, '', address);
  renderInApp(<FamilyLogin signedIn={null} fetchKidPage={() => Promise.resolve()} />);
  await pass(0);
}

async function openPictures() {
  await open('/kid-login?familyCode=48213');
  press(/Mia/);
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  endKidSession();
  login = () => ({ body: welcome });
  sent = pretendServer({
    'GET /api/kids/family/48213': () => ({ body: [mia, leo] }),
    'GET /api/kids/family/11111': () => ({ body: [] }),
    'GET /api/kids/family/22222': () => ({
      status: 429,
      body: { message: 'Too many tries.', code: 'rate_limited' },
      headers: { 'Retry-After': '30' },
    }),
    'POST /api/kids/login': (request) => login(request),
  });
});
afterEach(() => {
  dropWaitingToasts();
  noteToasterMounted(() => false);
  dismissToast();
});

describe('the family of a signed-in adult', () => {
  const openAs = async (ownCode: string) => {
    window.history.replaceState(null, '', '/kid-login');
    renderInApp(<FamilyLogin signedIn="Dana" ownCode={ownCode} fetchKidPage={() => Promise.resolve()} />);
    await pass(0);
  };

  it('starts with the names', async () => {
    await openAs('48213');
    press(/Mia/);
    await pass(0);
    expect(screen.getByText('0/4', { selector: 'output' })).toBeTruthy();
  });

  it('can be left for another code', async () => {
    await openAs('48213');
    press('Back to Family Code');
    expect(digits()).toBe('');
  });

  it('requests the code if kids can’t log in here with it', async () => {
    await openAs('33333');
    expect(digits()).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the family code', () => {
  it('enables the button at exactly five digits', async () => {
    await open();
    const find = screen.getByRole<HTMLButtonElement>('button', { name: 'Find My Family!' });
    for (const digit of ['4', '8', '2', '1']) press(digit);
    expect(find.disabled).toBe(true);
    press('3');
    expect(find.disabled).toBe(false);
  });

  it('shows an error when a short code is submitted with Enter', async () => {
    await open();
    press('4');
    fireEvent.keyDown(screen.getByLabelText('Family code, 5 digits'), { key: 'Enter' });
    expect(screen.getByRole('alert').textContent).toBe('Please enter a 5-digit family code.');
    expect(sent).toEqual([]);
  });

  it("shows a loading state, then the kids' cards with stars and level", async () => {
    await open();
    for (const digit of ['4', '8', '2', '1', '3']) press(digit);
    press('Find My Family!');
    expect(screen.getByText('Loading kids...')).toBeTruthy();
    await pass(0);
    const cards = screen.getAllByRole('listitem').map((card) => card.textContent);
    expect(cards).toContain('MMiaLevel 1738 stars');
    expect(cards).toContain('LLeoLevel 171 star');
  });

  it('shows an error for an unknown code until it is edited', async () => {
    await open('/kid-login?familyCode=99999');
    expect(screen.getByRole('alert').textContent).toBe('That’s not a family code. Check it and try again!');
    press('Backspace');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(digits()).toBe('9999');
  });

  it('is submitted automatically from a link with five digits only', async () => {
    await open('/kids?familyCode=48213');
    expect(screen.getByRole('heading', { name: 'Choose your name' })).toBeTruthy();
    cleanup();
    sent.length = 0;
    await open('/kids?familyCode=4821');
    expect(digits()).toBe('');
    expect(sent).toEqual([]);
  });

  it('shows a friendly empty state for a family without kids', async () => {
    await open('/kid-login?familyCode=11111');
    expect(screen.getByText('No kids yet')).toBeTruthy();
  });

  it('is blocked after too many wrong codes, and can be retried afterwards', async () => {
    await open('/kid-login?familyCode=22222');
    expect(screen.getByRole('heading').textContent).toBe('Shh, Pip is napping');
    expect(screen.getByRole('status').textContent).toContain('a minute');
    await pass(30_000);
    expect(screen.getByRole('heading').textContent).toBe('Pip is awake!');
    press('Try again');
    await pass(0);
    expect(sent).toHaveLength(2);
  });
});

describe('the back button', () => {
  it('on the names clears the kid, the code and the URL', async () => {
    await open('/kid-login?familyCode=48213');
    press('Back to Family Code');
    expect(digits()).toBe('');
    expect(window.location.search).toBe('');
  });

  it('on the pictures returns to the names and clears the pattern', async () => {
    await openPictures();
    press('Cat');
    press('Sun');
    press('Back');
    expect(screen.getByRole('heading', { name: 'Choose your name' })).toBeTruthy();
    press(/Mia/);
    await pass(0);
    expect(selected()).toBe('0/4 selected');
  });
});

describe('the four pictures', () => {
  it('greet the kid and show the number of chosen pictures', async () => {
    await openPictures();
    expect(screen.getByRole('heading', { name: 'Hi Mia!' })).toBeTruthy();
    expect(screen.getByText('Pick your 4 special pictures to login')).toBeTruthy();
    press('Cat');
    expect(selected()).toBe('1/4 selected');
  });

  it('are removed by a second tap', async () => {
    await openPictures();
    press('Cat');
    press('Sun');
    press(/^Cat/);
    expect(pressed()).toEqual(['Sun, picture 1']);
  });

  it('are cleared by Clear, which is disabled while nothing is chosen', async () => {
    await openPictures();
    const clear = screen.getByRole<HTMLButtonElement>('button', { name: 'Clear' });
    expect(clear.disabled).toBe(true);
    press('Cat');
    expect(clear.disabled).toBe(false);
    press('Clear');
    expect(selected()).toBe('0/4 selected');
  });

  it('are sent once, in order, 300 ms after the fourth', async () => {
    await openPictures();
    for (const picture of ['Moon', 'Cat', 'Heart', 'Apple']) press(picture);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Dog' }).disabled).toBe(true);
    await pass(299);
    expect(tries()).toHaveLength(0);
    await pass(1);
    expect(tries().map(({ body }) => body)).toEqual([
      { familyCode: '48213', kidId: 'mia-id', picturePattern: [8, 0, 3, 9] },
    ]);
    await pass(5000);
    expect(tries()).toHaveLength(1);
    expect(readKidSession()).toMatchObject({ kidId: 'mia-id', sessionToken: 'token-1' });
    expect(window.location.pathname).toBe('/kid/mia-id');
  });

  it('are not sent if one is removed in time', async () => {
    await openPictures();
    for (const picture of ['Moon', 'Cat', 'Heart', 'Apple']) press(picture);
    await pass(200);
    press(/^Apple/);
    await pass(2000);
    expect(tries()).toHaveLength(0);
    expect(selected()).toBe('3/4 selected');
  });

  it('turn red, shake and are cleared if they are wrong', async () => {
    login = () => WRONG;
    await openPictures();
    for (const picture of ['Moon', 'Cat', 'Heart', 'Dog']) press(picture);
    await pass(300);
    expect(document.querySelector('[data-wrong]')).not.toBeNull();
    await pass(1000);
    expect(document.querySelector('[data-wrong]')).toBeNull();
    expect(selected()).toBe('0/4 selected');
    expect(readKidSession()).toBeNull();
  });

  it('replace an error message immediately if they are right', async () => {
    login = () => WRONG;
    renderHook(() => useToastQueue(useToast()));
    noteToasterMounted(holdBack);
    await openPictures();
    const said = renderHook(() => useToast()?.title).result;
    for (const picture of ['Moon', 'Cat', 'Heart', 'Dog']) press(picture);
    await pass(300);
    expect(said.current).toBe('Wrong pattern! 😕');
    await pass(WRONG_SHOWN_MS);
    login = () => ({ body: welcome });
    for (const picture of ['Moon', 'Cat', 'Heart', 'Apple']) press(picture);
    await pass(300);
    await pass(1);
    expect(said.current).toBe('Welcome back, Mia! 🌟');
  });

  it('are cleared immediately after a network error', async () => {
    login = () => null;
    await openPictures();
    for (const picture of ['Moon', 'Cat', 'Heart', 'Dog']) press(picture);
    await pass(300);
    expect(selected()).toBe('0/4 selected');
  });

  it('are blocked after too many attempts for as long as the server says', async () => {
    login = () => ({
      status: 429,
      body: { message: 'Too many tries.', code: 'rate_limited' },
      headers: { 'Retry-After': '240' },
    });
    await openPictures();
    for (const picture of ['Moon', 'Cat', 'Heart', 'Dog']) press(picture);
    await pass(300);
    expect(screen.getByRole('status').textContent).toContain('about 4 minutes');
    await pass(239_000);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await pass(1000);
    press('Try again');
    expect(selected()).toBe('0/4 selected');
  });
});
