import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { loadMessages } from '@/lib/messages';
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

await loadMessages('entry');

/** The prerendered screens: the code pad, and what stands there while a linked code is looked up. */
export const shells = {
  code: render(paths.kidLogin()),
  'linked-code': render(paths.kidLogin('00000')),
};
