import type { Request } from 'express';
import type { Deps } from '../../deps';
import { appOriginOf } from '../../http/request-origin';

/** Whom passkeys are made for: they are bound to the host name of the address that people use. */
export interface RelyingParty {
  origin: string;
  /** WebAuthn's `rpID`. */
  id: string;
}

/** By STARNEST_URL where it is set, else the page that asks, which is ours (same-origin.ts). */
export function relyingPartyOf(req: Request, deps: Pick<Deps, 'appOrigin'>): RelyingParty {
  const origin = appOriginOf(req, deps);
  return { origin, id: new URL(origin).hostname };
}
