import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, vi } from 'vitest';
import { MESSAGE_PARTS } from '@/locales/messages';
import { loadMessages } from '@/lib/messages';

// One second, the default, is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// What a page would have loaded with its code.
beforeAll(async () => {
  for (const part of MESSAGE_PARTS) await loadMessages(part);
});

// Test files share a document and its storage (`isolate: false`), so each test leaves them as it found them.
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
