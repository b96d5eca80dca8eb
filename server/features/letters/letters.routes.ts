import type { Deps } from '../../deps';
import type { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { unsubscribe } from './unsubscribe.service';

export function lettersRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/weekly-letter/:token', allow('anyone'), (req, res) => {
    res.redirect(302, `/unsubscribe/${encodeURIComponent(String(req.params.token))}`);
  });

  // Without `jsonBody`: mail providers send a form (RFC 8058), of which nothing is read. Whoever has the token may do this.
  router.post('/weekly-letter/:token', allow('anyone'), async (req, res) => {
    await unsubscribe(deps, String(req.params.token));
    res.status(204).end();
  });
}
