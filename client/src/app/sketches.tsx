import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { loadMessages } from '@/lib/messages';
import { paths } from '@/lib/paths';
import KidLoginPage from '@/pages/kid-login/kid-login-page';

/** A screen as it stands before anything is known: the build writes it into the page, for as long as the app is on its way. */
function sketch(path: string): string {
  const [ssrPath, ssrSearch] = path.split('?');
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Router ssrPath={ssrPath} ssrSearch={ssrSearch}>
        <KidLoginPage />
      </Router>
    </QueryClientProvider>,
  );
}

await loadMessages('entry');

/** The screens that are sketched: the code pad, and what stands there while a linked code is looked up. */
export const sketches = {
  code: sketch(paths.kidLogin()),
  'linked-code': sketch(paths.kidLogin('00000')),
};
