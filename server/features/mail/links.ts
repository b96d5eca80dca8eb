import type { AccountLinkKind, Locale } from '@shared/constants';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { newId } from '../../lib/ids';
import { fingerprint } from '../../lib/secrets';
import { insertLink } from './links.queries';

const PATHS: Readonly<Record<AccountLinkKind, string>> = {
  confirm_email: '/confirm',
  cancel_email: '/cancel-email',
  reset_password: '/reset',
};

export type NewLink = { userId: string; id?: string } & (
  { kind: 'reset_password' } | { kind: 'confirm_email' | 'cancel_email'; email: string }
);

export function linkUrl(
  { secrets }: Pick<Deps, 'secrets'>,
  origin: string,
  { id, kind, tokenHash }: { id: string; kind: AccountLinkKind; tokenHash?: string },
): string {
  return `${origin}${PATHS[kind]}/${secrets.linkToken(id, tokenHash)}`;
}

/** Returns null if `id` already exists. */
export async function createLink(
  { secrets }: Pick<Deps, 'secrets'>,
  tx: Tx,
  link: NewLink,
): Promise<string | null> {
  const id = link.id ?? newId();
  const tokenHash = fingerprint(secrets.linkToken(id));
  const made = await insertLink(tx, { ...link, id, tokenHash });
  return made ? id : null;
}

/** Creates and sends a link when `tx` commits. With an `id`, only once. */
export async function mailLink(
  deps: Pick<Deps, 'secrets' | 'jobs'>,
  tx: Tx,
  { locale, ...link }: NewLink & { locale: Locale | undefined },
): Promise<void> {
  const linkId = await createLink(deps, tx, link);
  if (linkId !== null)
    await deps.jobs.add(tx, 'send-mail', { message: link.kind, linkId, ...(locale && { locale }) });
}
