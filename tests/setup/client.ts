import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { loadMessages } from '@/lib/messages';

// One second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

beforeAll(async () => {
  await Promise.all([loadMessages('start'), loadMessages('adults'), loadMessages('board')]);
});

// Test files share a document (`isolate: false`).
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
