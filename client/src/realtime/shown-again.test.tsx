import { cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '@shared/contracts/messages';
import { AuditLog } from '@/features/admin/audit/audit-log';
import { HomeKids } from '@/features/family/home-kids';
import { KidsPanel } from '@/features/kids/kids-panel';
import { MessagesPanel } from '@/features/messages/messages-panel';
import { createQueryClient } from '@/lib/api/query-client';
import { pass, pretendServer, renderWith, type Sent } from '../../../tests/support/client';
import { effectsOf } from '@/lib/api/cache-effects';

const mia = { id: 'mia', name: 'Mia', avatarColor: '#FF8FC0', friend: null };
const message = { id: 'm1', toKidId: 'mia' } as Message;
const screens = [
  [
    'the messages sent',
    () => <MessagesPanel kids={[mia]} sender={{ username: 'dana', firstName: null }} />,
    '/api/kids/mia/messages',
  ],
  ['the kids of the home page', () => <HomeKids />, '/api/kids'],
  [
    'the kids to manage',
    () => <KidsPanel dialog={{ open: null, show: () => undefined, close: () => undefined }} />,
    '/api/kids',
  ],
  ['the audit log', () => <AuditLog />, '/api/admin/audit-log'],
] as const;

let sent: Sent[];
const reads = () => sent.map(({ path }) => path.split('?')[0]);

beforeEach(() => {
  vi.useFakeTimers();
  sent = pretendServer({
    'GET /api/kids': () => ({ body: [] }),
    'GET /api/family': () => ({ body: { timezone: 'UTC', weekStart: 0 } }),
    'GET /api/kids/mia/messages': () => ({ body: [] }),
    'GET /api/admin/audit-log': () => ({ body: [] }),
  });
});

describe('a screen that is shown again', () => {
  it.each(screens)('does not refetch %s', async (_what, Screen, path) => {
    const client = createQueryClient(() => undefined);
    const open = async () => {
      renderWith(client, <Screen />);
      await pass(100);
    };
    await open();
    cleanup();
    await open();
    expect(reads().filter((read) => read === path)).toEqual([path]);
  });

  it.each([
    ['a parent sent one elsewhere', { type: 'message_sent', message }],
    ['the kid read one', { type: 'message_read', message }],
  ] as const)('refetches the sent messages after %s', async (_why, event) => {
    const client = createQueryClient(() => undefined);
    renderWith(client, <MessagesPanel kids={[mia]} sender={{ username: 'dana', firstName: null }} />);
    await pass(100);
    for (const filters of effectsOf(event)) await client.invalidateQueries(filters);
    expect(reads()).toEqual(['/api/kids/mia/messages', '/api/kids/mia/messages']);
  });
});
