import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { loadMessages } from '@/lib/messages';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Loads the messages that a page loads with its code.
beforeAll(async () => {
  await Promise.all([loadMessages('start'), loadMessages('adults'), loadMessages('board')]);
});

// Test files share a document and its storage (`isolate: false`), so each test must clean up.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});
