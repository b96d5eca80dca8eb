import { i18n } from '@lingui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import type { Locale } from '@shared/locales';
import { loadCatalog, t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import KidLoginPage from '@/pages/kid-login/kid-login-page';

function render(path: string): string {
  const [ssrPath = path, ssrSearch = ''] = path.split('?');
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Router ssrPath={ssrPath} ssrSearch={ssrSearch}>
        <KidLoginPage fetchKidPage={() => Promise.resolve()} />
      </Router>
    </QueryClientProvider>,
  );
}

export async function renderPages(locale: Locale) {
  for (const part of ['start', 'site'] as const) i18n.load(locale, await loadCatalog(locale, part));
  i18n.activate(locale);
  return {
    words: {
      title: t('landing.title'),
      description: t('landing.promise'),
      noScript: t('language.noScript'),
      shortcuts: { '/kids': t('landing.kidsPortal'), '/parent': t('auth.parentPortal') },
    },
    screens: {
      code: render(paths.kidLogin()),
      'linked-code': render(paths.kidLogin('00000')),
    },
  };
}

export type LocalizedPages = Awaited<ReturnType<typeof renderPages>>;
