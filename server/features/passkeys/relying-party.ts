import type { Request } from 'express';
import type { Deps } from '../../deps';
import { appOriginOf } from '../../http/request-origin';

export interface RelyingParty {
  origin: string;
  /** WebAuthn's `rpID`. */
  id: string;
}

/** Uses STARNEST_URL, else the requesting page. */
export function relyingPartyOf(req: Request, deps: Pick<Deps, 'appOrigin'>): RelyingParty {
  const origin = appOriginOf(req, deps);
  return { origin, id: new URL(origin).hostname };
}
