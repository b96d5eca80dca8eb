import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, pretendServer, renderInApp, type Sent } from '../../../../tests/support/client';
import { MessagesPanel } from './messages-panel';

const kids = [
  { id: 'mia', name: 'Mia', avatarColor: '#FF8FC0', friend: null },
  { id: 'leo', name: 'Leo', avatarColor: '#5BB8F5', friend: null },
];

interface Answer {
  status?: number;
  body?: unknown;
}

let send: (toKidId: string) => Answer | Promise<Answer>;
let sent: Sent[];
const posts = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const stored = (body: object) => ({
  id: `m-${Math.random()}`,
  isRead: false,
  createdAt: new Date().toISOString(),
  parent: { username: 'dana', firstName: 'Dana' },
  ...body,
});

async function show(to?: string, family = kids) {
  renderInApp(<MessagesPanel kids={family} sender={{ username: 'dana.fox', firstName: 'Dana' }} to={to} />);
  await pass(10);
}

beforeEach(() => {
  vi.useFakeTimers();
  send = () => ({ status: 201 });
  sent = pretendServer({
    'GET /api/kids/mia/messages': () => ({
      body: [
        stored({
          id: 'm1',
          toKidId: 'mia',
          content: 'Seen one',
          emoji: '💪',
          messageType: 'motivation',
          isRead: true,
        }),
      ],
    }),
    'GET /api/kids/leo/messages': () => ({ body: [] }),
    'POST /api/messages': async ({ body }) => {
      const message = body as { toKidId: string };
      const { status = 201, body: error } = await send(message.toKidId);
      return { status, body: error ?? stored(message) };
    },
  });
});

it('previews the message with the name that kids see', async () => {
  await show();
  const preview = screen.getByRole('region', { name: 'How kids see it' });
  expect(preview.textContent).toContain('Dana');
  expect(preview.textContent).not.toContain('dana.fox');
});

describe('sending a message', () => {
  it('makes one request per kid with the chosen emoji and type, and clears the form', async () => {
    await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Celebration' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Trophy' }));
    type('  Well done! ');
    press(/^Send/);
    await pass(10);
    const body = { content: 'Well done!', emoji: '🏆', messageType: 'celebration' };
    expect(posts()).toEqual([
      { toKidId: 'mia', ...body },
      { toKidId: 'leo', ...body },
    ]);
    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
    const toLeo = within(screen.getByRole('region', { name: 'Sent to Leo' }));
    expect(toLeo.getByText('Well done!')).toBeTruthy();
    expect(toLeo.getByText('Not seen yet')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Sent to Mia' })).getByText('Seen')).toBeTruthy();
  });

  it('keeps text that is typed while sending', async () => {
    let arrive = () => {};
    send = () => new Promise<Answer>((resolve) => (arrive = () => resolve({})));
    await show('mia');
    type('Hello');
    press(/^Send/);
    await pass(10);
    type('Hello. And good night');
    arrive();
    await pass(10);
    expect(posts()).toMatchObject([{ content: 'Hello' }]);
    expect(screen.getByRole('textbox')).toHaveProperty('value', '. And good night');

    type('Sleep well');
    press(/^Send/);
    await pass(10);
    type('See you');
    arrive();
    await pass(10);
    expect(posts()).toMatchObject([{ content: 'Hello' }, { content: 'Sleep well' }]);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'See you');
  });

  it('sends only to the selected kid', async () => {
    await show('leo');
    press('I love you!');
    press(/^Send/);
    await pass(10);
    expect(posts()).toEqual([
      { toKidId: 'leo', content: 'I love you!', emoji: '🌟', messageType: 'general' },
    ]);
  });

  it('requires text', async () => {
    await show();
    type('   ');
    press(/^Send/);
    await pass(10);
    expect(screen.getByText('Message is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(posts()).toEqual([]);
  });

  it('reports partial success and then retries only the failed kids', async () => {
    send = (to) =>
      to === 'leo' ? { status: 503, body: { message: 'Please try again soon.', code: 'unavailable' } } : {};
    await show();
    type('Hello');
    press(/^Send/);
    await pass(10);
    const alert = screen.getByRole('alert').textContent;
    expect(alert).toBe('Failed to send messageNot sent to Leo. Mia got it. Please try again soon.');
    send = () => ({});
    press(/^Send to Leo/);
    await pass(10);
    expect(posts().map((body) => (body as { toKidId: string }).toKidId)).toEqual(['mia', 'leo', 'leo']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reuses the key after a lost response, and gets a new one for other text', async () => {
    const keys = () =>
      sent.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('Idempotency-Key'));
    send = () => Promise.reject(new TypeError('Failed to fetch'));
    await show('mia');
    type('Hello');
    press(/^Send/);
    await pass(10);
    send = () => ({});
    press(/^Send to Mia/);
    await pass(10);
    type('Hello');
    press(/^Send/);
    await pass(10);
    const [lost, again, next] = keys();
    expect(lost).toBeTruthy();
    expect(again).toBe(lost);
    expect(next).not.toBe(lost);
    expect(keys()).toHaveLength(3);
  });

  it('counts characters and limits the text to 500', async () => {
    await show();
    type('x'.repeat(12));
    expect(screen.getByText('12 of 500 characters')).toBeTruthy();
    expect(screen.getByRole('textbox').getAttribute('maxlength')).toBe('500');
  });

  it('offers no choice for a single kid', async () => {
    await show(undefined, kids.slice(0, 1));
    expect(screen.queryByRole('radio', { name: 'All kids' })).toBeNull();
    type('Hi');
    press(/^Send/);
    await pass(10);
    expect(posts()).toHaveLength(1);
  });
});
