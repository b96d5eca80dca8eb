import type { Router } from 'express';
import { passkeyEndpoints } from '@shared/api/endpoints/passkeys';
import type { Deps } from '../../deps';
import { identifyClient, rememberDevice } from '../../devices/client-identity';
import { readTabletHash } from '../../devices/paired-devices';
import { mount } from '../../http/mount';
import { requestLocale } from '../../http/request-locale';
import { adultOf } from '../../http/resolve-actor';
import { beginSession, sessionMiddleware } from '../../sessions/session';
import { auditContext } from '../audit/audit';
import { auditLogin } from '../audit/logins';
import { currentUser } from '../auth/auth.service';
import { logInByPasskey, loginOptions, proveByPasskey } from './passkey-login.service';
import * as passkeys from './passkeys.service';
import { relyingPartyOf } from './relying-party';

export function passkeysRoutes(router: Router, deps: Deps): void {
  mount(router, passkeyEndpoints.listPasskeys, ({ actor }) => passkeys.listPasskeys(deps, actor));

  mount(router, passkeyEndpoints.createOptions, async ({ actor, body, req }) => ({
    ...(await passkeys.createOptions(deps, actor, body.password, relyingPartyOf(req, deps))),
  }));

  mount(router, passkeyEndpoints.addPasskey, ({ actor, body, req }) => {
    const context = { ...auditContext(req, deps), locale: requestLocale(req) };
    return passkeys.addPasskey(deps, actor, body, relyingPartyOf(req, deps), context);
  });

  mount(router, passkeyEndpoints.removePasskey, ({ actor, params, body, req }) =>
    passkeys.removePasskey(deps, actor, params.id, body.password, auditContext(req, deps)),
  );

  mount(router, passkeyEndpoints.loginOptions, async ({ req }) => ({
    ...(await loginOptions(deps, identifyClient(req, deps.secrets), relyingPartyOf(req, deps))),
  }));

  mount(
    router,
    passkeyEndpoints.logInByPasskey,
    async ({ body, req, res }) => {
      const client = identifyClient(req, deps.secrets);
      const party = relyingPartyOf(req, deps);
      if (body.proof) {
        const actor = adultOf(req);
        await proveByPasskey(deps, client, actor, body, party);
        return currentUser(deps, actor);
      }
      const login = await logInByPasskey(deps, client, body, party);
      await beginSession(req, deps.sessions, { ...login, tabletHash: readTabletHash(req) });
      await rememberDevice(req, res, deps, login.actor);
      if (login.actor.type === 'parent') await auditLogin(deps, login.actor, auditContext(req, deps));
      return login.user;
    },
    sessionMiddleware(deps.sessions, deps.secrets),
  );

  mount(router, passkeyEndpoints.readAdminSettings, () => passkeys.readAdminSettings(deps));

  mount(router, passkeyEndpoints.changeAdminSettings, ({ actor, body, req }) =>
    passkeys.changeAdminSettings(deps, actor, body, auditContext(req, deps)),
  );
}
