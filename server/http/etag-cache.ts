import type { Request, Response } from 'express';
import type { Bus } from '../events/bus';
import { sendNotModified, weakEtag } from './etag';
import { sendJsonText } from './send-json';

const TRUSTED_MS = 20_000;
const MAX_FAMILIES = 10_000;

/**
 * Answers a family's polls with 304, without a query (docs/decisions/0091). The hash of the response is
 * cached for 20 seconds, and cleared by any event of the family.
 */
export class EtagCache {
  readonly #entries = new Map<string, { etag: string | null; until: number }>();
  readonly #events: Pick<Bus, 'isConnected'>;

  constructor(events: Pick<Bus, 'subscribe' | 'onResync' | 'isConnected'>) {
    this.#events = events;
    events.subscribe('etags', ({ familyId }) => this.#entries.delete(familyId));
    events.onResync(() => this.#entries.clear());
  }

  /** Calls `read` only if necessary and throws its errors. */
  async send(req: Request, res: Response, familyId: string, read: () => Promise<unknown>): Promise<void> {
    const remembered = this.#entries.get(familyId);
    const isTrusted = this.#events.isConnected() && (remembered?.until ?? 0) > performance.now();
    res.setHeader('Vary', 'Accept-Encoding');
    if (isTrusted && remembered?.etag && sendNotModified(req, res, remembered.etag)) return;
    // Stored before reading, so that an event in the meantime removes it.
    const entry = { etag: null as string | null, until: performance.now() + TRUSTED_MS };
    if (this.#entries.size >= MAX_FAMILIES) this.#entries.clear();
    this.#entries.set(familyId, entry);
    const text = JSON.stringify(await read());
    entry.etag = weakEtag(text);
    if (!sendNotModified(req, res, entry.etag)) await sendJsonText(res, text);
  }
}
