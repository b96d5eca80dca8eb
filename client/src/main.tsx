// First, because its layers must be declared before others.
import './styles/index.css';
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App, preloadFirstPage } from './app/app';
import { Providers } from './app/providers';
import { watchConnection } from './lib/api/connection';
import { watchLiveliness } from './lib/page/lively';
import { markLanguage } from './lib/i18n/locale';
import { loadMessages } from './lib/i18n/messages';
import { startApp } from './app/start-app';
import { reloadWhenFilesAreGone } from './lib/api/take-new-builds';
import { watchTaps } from './lib/input/taps';
import { restoreTheme } from './lib/page/theme';

const root = document.getElementById('root') ?? document.body.appendChild(document.createElement('div'));

/** The prerendered page contains the styles it needs. */
const styles = document.querySelectorAll<HTMLLinkElement>('link[data-rel="stylesheet"]');

function Started() {
  useLayoutEffect(() => {
    root.removeAttribute('data-shell');
    root.removeAttribute('inert');
    for (const link of styles) link.rel = 'stylesheet';
  }, []);
  return null;
}

// zod would try `eval`, which the page's policy blocks.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
markLanguage();
restoreTheme();
// Loads the styles before the first render. Their fonts come last.
for (const link of styles) {
  link.as = 'style';
  link.rel = 'preload';
}
watchConnection();
reloadWhenFilesAreGone();
watchTaps();
watchLiveliness();

function render(): void {
  // A transition, so that taps are handled in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers>
          <App />
        </Providers>
        <Started />
      </StrictMode>,
    ),
  );
}

// Awaited, the build would split the entry into two files.
void startApp(root, () => Promise.all([loadMessages('start'), preloadFirstPage()]), render);
