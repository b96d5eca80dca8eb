import {
  adminSettings,
  newPasskeyRequest,
  passkeyLoginRequest,
  passkeyPasswordRequest,
} from '@shared/contracts/passkeys';
import type { Deps } from '../../deps';
import { identifyClient, rememberDevice } from '../../devices/client-identity';
import { readTabletHash } from '../../devices/paired-devices';
import type { ApiRouter } from '../../http/api-router';
import { allow, allowUser } from '../../http/require-role';
import { requestLocale } from '../../http/request-locale';
import { adminOf, adultOf, userOf } from '../../http/resolve-actor';
import { sendJson } from '../../http/send-json';
import { jsonBody, parse, recordId } from '../../http/validate';
import { beginSession, sessionMiddleware } from '../../sessions/session';
import { auditContext } from '../audit/audit';
import { auditLogin } from '../audit/logins';
import { currentUser } from '../auth/auth.service';
import { logInByPasskey, loginOptions, proveByPasskey } from './passkey-login.service';
import * as passkeys from './passkeys.service';
import { relyingPartyOf } from './relying-party';

const USERS = ['parent', 'helper', 'without_family', 'admin'] as const;

export function passkeysRoutes(router: ApiRouter, deps: Deps): void {
  router.get('/user/passkeys', allowUser(...USERS), async (req, res) => {
    await sendJson(res, await passkeys.listPasskeys(deps, userOf(req)));
  });

  router.post('/user/passkeys/options', allowUser(...USERS), jsonBody, async (req, res) => {
    const { password } = parse(passkeyPasswordRequest, req.body);
    res.json(await passkeys.createOptions(deps, userOf(req), password, relyingPartyOf(req, deps)));
  });

  router.post('/user/passkeys', allowUser(...USERS), jsonBody, async (req, res) => {
    const input = parse(newPasskeyRequest, req.body);
    const party = relyingPartyOf(req, deps);
    const context = { ...auditContext(req, deps), locale: requestLocale(req) };
    const added = await passkeys.addPasskey(deps, userOf(req), input, party, context);
    res.status(201).json(added);
  });

  router.delete('/user/passkeys/:id', allowUser(...USERS), jsonBody, async (req, res) => {
    const id = recordId(req.params.id, 'passkey');
    const { password } = parse(passkeyPasswordRequest, req.body);
    await passkeys.removePasskey(deps, userOf(req), id, password, auditContext(req, deps));
    res.status(204).end();
  });

  router.post('/login/passkey/options', allow('anyone'), jsonBody, async (req, res) => {
    const client = identifyClient(req, deps.secrets);
    res.json(await loginOptions(deps, client, relyingPartyOf(req, deps)));
  });

  const session = sessionMiddleware(deps.sessions, deps.secrets);
  router.post('/login/passkey', allow('anyone'), jsonBody, session, async (req, res) => {
    const input = parse(passkeyLoginRequest, req.body);
    const client = identifyClient(req, deps.secrets);
    const party = relyingPartyOf(req, deps);
    if (input.proof) {
      const actor = adultOf(req);
      await proveByPasskey(deps, client, actor, input, party);
      res.json(await currentUser(deps, actor));
      return;
    }
    const login = await logInByPasskey(deps, client, input, party);
    await beginSession(req, deps.sessions, { ...login, tabletHash: readTabletHash(req) });
    await rememberDevice(req, res, deps, login.actor);
    if (login.actor.type === 'parent') await auditLogin(deps, login.actor, auditContext(req, deps));
    res.json(login.user);
  });

  router.get('/admin/settings', allow('admin'), async (_req, res) => {
    await sendJson(res, await passkeys.readAdminSettings(deps));
  });

  router.put('/admin/settings', allow('admin'), jsonBody, async (req, res) => {
    const input = parse(adminSettings, req.body);
    res.json(await passkeys.changeAdminSettings(deps, adminOf(req), input, auditContext(req, deps)));
  });
}
