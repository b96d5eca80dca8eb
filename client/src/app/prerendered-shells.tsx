import { i18n } from '@lingui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import type { Locale } from '@shared/locales';
import { loadCatalog, t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import KidLoginPage from '@/pages/kid-login/kid-login-page';

/** The markup of a screen before any data is known: the build writes it into the page, to be seen while the app loads. */
function render(path: string): string {
  const [ssrPath = path, ssrSearch = ''] = path.split('?');
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Router ssrPath={ssrPath} ssrSearch={ssrSearch}>
        <KidLoginPage />
      </Router>
    </QueryClientProvider>,
  );
}

/** What the build writes into the pages of a language: their own words, and the prerendered screens. */
export async function renderPages(locale: Locale) {
  for (const part of ['entry', 'site'] as const) i18n.load(locale, await loadCatalog(locale, part));
  i18n.activate(locale);
  return {
    words: {
      title: t('landing.title'),
      description: t('landing.promise'),
      noScript: t('language.noScript'),
      // Of the app on a home screen, by their addresses.
      shortcuts: { '/kids': t('landing.kidsPortal'), '/parent': t('auth.parentPortal') },
    },
    // The code pad, and what stands there while a linked code is looked up.
    screens: {
      code: render(paths.kidLogin()),
      'linked-code': render(paths.kidLogin('00000')),
    },
  };
}

export type LocalizedPages = Awaited<ReturnType<typeof renderPages>>;
