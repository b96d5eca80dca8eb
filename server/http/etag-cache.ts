import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Bus } from '../events/bus';
import { sendJsonText } from './send-json';

const TRUSTED_MS = 20_000;
const MAX_FAMILIES = 10_000;

/**
 * Answers what a family's browsers poll with 304, without a query, while they have the newest version
 * (docs/decisions/0091). The ETag is made of the response itself. It is remembered for each family for 20 seconds, and
 * forgotten at any event of the family in any process and whenever events may have been missed.
 */
export class EtagCache {
  readonly #entries = new Map<string, { etag: string | null; until: number }>();
  readonly #events: Pick<Bus, 'isConnected'>;

  constructor(events: Pick<Bus, 'subscribe' | 'onResync' | 'isConnected'>) {
    this.#events = events;
    events.subscribe('etags', ({ familyId }) => this.#entries.delete(familyId));
    events.onResync(() => this.#entries.clear());
  }

  /** Sends 304, or what `read` returns with its ETag. `read` is only called when necessary; throws what it throws. */
  async send(req: Request, res: Response, familyId: string, read: () => Promise<unknown>): Promise<void> {
    const remembered = this.#entries.get(familyId);
    // Without a connection this process doesn't hear what others have changed.
    const isTrusted = this.#events.isConnected() && (remembered?.until ?? 0) > performance.now();
    if (isTrusted && remembered?.etag && matchesEtag(req, remembered.etag))
      return sendNotModified(res, remembered.etag);
    // Set before reading: an event that comes meanwhile removes it, and the outdated ETag is never used.
    const entry = { etag: null as string | null, until: performance.now() + TRUSTED_MS };
    if (this.#entries.size >= MAX_FAMILIES) this.#entries.clear();
    this.#entries.set(familyId, entry);
    const text = JSON.stringify(await read());
    // Weak, because the same response may be sent compressed or not.
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    entry.etag = etag;
    if (matchesEtag(req, etag)) return sendNotModified(res, etag);
    res.setHeader('ETag', etag);
    await sendJsonText(res, text);
  }
}

/** Whether `If-None-Match` names `etag`, by the weak comparison of RFC 9110, 13.1.2. */
export function matchesEtag(req: Request, etag: string): boolean {
  const accepted = ['*', etag, etag.slice(2)];
  return (req.headers['if-none-match'] ?? '').split(',').some((tag) => accepted.includes(tag.trim()));
}

export function sendNotModified(res: Response, etag: string): void {
  res.setHeader('ETag', etag);
  res.setHeader('Vary', 'Accept-Encoding');
  res.status(304).end();
}
