import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

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
