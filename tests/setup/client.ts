import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { checkConnection, connectionNow } from '@/lib/api/connection';
import { loadMessages, withMessages } from '@/lib/i18n/messages';

// One second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Answers requests that an earlier test left behind.
globalThis.fetch = () => Promise.resolve(new Response('{}'));

beforeAll(async () => {
  await withMessages(loadMessages('start'), 'site', 'kids', 'board', 'adults', 'manage', 'admin');
});

// Test files share a document and modules (`isolate: false`).
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  delete document.documentElement.dataset['audience'];
  window.history.replaceState(null, '', '/');
  while (connectionNow().away) await checkConnection();
});
