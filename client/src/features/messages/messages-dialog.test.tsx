import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '@shared/contracts/messages';
import type { Praise } from '@shared/contracts/praise';
import { pass, pretendServer, renderInApp, type Reply, type Sent } from '../../../../tests/support/client';
import { MessagesDialog } from './messages-dialog';
import { MessagesButton } from './messages-button';
import './hearts-album';

const message = (id: string, changes: Partial<Message> = {}): Message => ({
  id,
  content: `Words of ${id}`,
  toKidId: 'mia',
  emoji: '🌟',
  messageType: 'general',
  isRead: false,
  createdAt: '2029-03-01T08:00:00.000Z',
  parent: { username: 'dana', firstName: 'Dana' },
  ...changes,
});

let watched: { look: IntersectionObserverCallback; element: Element; gone: boolean }[];
function scrollTo(text: string, ratio = 1) {
  for (const one of watched.filter(({ gone, element }) => !gone && element.textContent.includes(text))) {
    const entry = {
      isIntersecting: ratio > 0,
      intersectionRatio: ratio,
      intersectionRect: { height: 0 },
      rootBounds: null,
    };
    one.look([entry as IntersectionObserverEntry], {} as IntersectionObserver);
  }
}

const heart = (id: string, changes: Partial<Praise> = {}): Praise => ({
  id,
  kidId: 'mia',
  picture: 'hug',
  words: null,
  about: null,
  from: { id: 'dana', firstName: 'Dana' },
  createdAt: '2029-03-01T08:00:00.000Z',
  shownAt: null,
  reply: null,
  repliedAt: null,
  ...changes,
});

let messages: () => Reply;
let hearts: () => Reply;
let read: () => Reply;
let sent: Sent[];
const reported = () => sent.filter(({ method }) => method === 'PUT').map(({ path }) => path);
const messagesButton = () => screen.getByRole('button', { name: /^Messages/, hidden: true });

async function show(readOnly = false) {
  renderInApp(
    <>
      <MessagesButton kidId="mia" onOpen={() => undefined} />
      <MessagesDialog kidId="mia" readOnly={readOnly} onClose={() => undefined} />
    </>,
  );
  await pass(10);
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2029-03-01T09:00:00Z') });
  watched = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #look: IntersectionObserverCallback;
      constructor(look: IntersectionObserverCallback) {
        this.#look = look;
      }
      observe(element: Element) {
        watched.push({ look: this.#look, element, gone: false });
      }
      disconnect() {
        for (const one of watched) if (one.look === this.#look) one.gone = true;
      }
    },
  );
  messages = () => ({
    body: [
      message('new', { messageType: 'celebration', emoji: '🎉' }),
      message('next'),
      message('old', { isRead: true }),
    ],
  });
  read = () => ({ body: message('new', { isRead: true }) });
  sent = pretendServer({
    'GET /api/family': () => ({ body: { timezone: 'UTC' } }),
    'GET /api/kids/mia/messages': () => messages(),
    'GET /api/kids/mia/praise': () => hearts(),
    'PUT /api/messages/new/read': () => read(),
  });
});

describe('the messages dialog', () => {
  it('shows messages newest first with sender, age and type, and marks unread ones', async () => {
    await show();
    const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(cards).toEqual([
      'Hooray!NewWords of newDana, 1 hour ago',
      'Hello!NewWords of nextDana, 1 hour ago',
      'Hello!Words of oldDana, 1 hour ago',
    ]);
    expect(messagesButton().getAttribute('aria-label')).toBe('Messages, 2 new ones');
  });

  it('marks a message as read only after it was visible for a moment', async () => {
    await show();
    scrollTo('Words of new');
    await pass(300);
    scrollTo('Words of new', 0);
    await pass(2000);
    expect(reported()).toEqual([]);
    scrollTo('Words of new');
    await pass(800);
    expect(reported()).toEqual(['/api/messages/new/read']);
    expect(messagesButton().getAttribute('aria-label')).toBe('Messages, 1 new one');
    expect(screen.getByText('Words of new').closest('li')?.textContent).toContain('New');
  });

  it("reverts if marking fails, and doesn't retry endlessly", async () => {
    read = () => ({ status: 503, body: { message: 'Please try again', code: 'unavailable' } });
    await show();
    scrollTo('Words of new');
    await pass(800);
    expect(messagesButton().getAttribute('aria-label')).toBe('Messages, 2 new ones');
    scrollTo('Words of new');
    await pass(800);
    expect(reported()).toHaveLength(1);
  });

  it('marks nothing as read for a parent', async () => {
    await show(true);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(watched).toEqual([]);
    expect(messagesButton().getAttribute('aria-label')).toBe('Messages, 2 new ones');
  });

  it('shows an empty state, and offers a retry after an error', async () => {
    messages = () => ({ status: 500, body: { message: 'Oops', code: 'internal' } });
    await show();
    expect(screen.getByRole('alert').textContent).toContain('Your messages didn’t load');
    messages = () => ({ body: [] });
    fireEvent.click(screen.getByRole('button', { name: /Retry/ }));
    await pass(10);
    expect(screen.getByText('No messages yet')).toBeTruthy();
    expect(messagesButton().getAttribute('aria-label')).toBe('Messages');
  });
});

describe('the hearts next to the messages', () => {
  const open = async () => {
    await show();
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Hearts' }));
    await vi.waitFor(async () => {
      await pass(10);
      expect(sent.some(({ path }) => path.includes('/praise'))).toBe(true);
    });
    await pass(10);
  };

  it('are shown by day with their words, sender and the heart that was sent back', async () => {
    const early = { createdAt: '2029-02-28T08:00:00.000Z', words: 'What a tower!', from: null };
    hearts = () => ({ body: [heart('a', { reply: 'kind' }), heart('b', early)] });
    await open();
    const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(days).toEqual(['Today', 'Yesterday']);
    const cards = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(cards).toEqual(['A big hug!From Dana', 'What a tower!From your family']);
    expect(screen.getByRole('img', { name: 'You sent back: That was so kind!' })).toBeTruthy();
  });

  it('show an empty album, and a retry after an error', async () => {
    hearts = () => ({ status: 500, body: { message: 'Oops', code: 'internal' } });
    await open();
    expect(screen.getByRole('alert').textContent).toContain('Your hearts didn’t load');
    hearts = () => ({ body: [] });
    fireEvent.click(screen.getByRole('button', { name: /Retry/ }));
    await pass(10);
    expect(screen.getByText('Hearts from your family go here.')).toBeTruthy();
  });
});
