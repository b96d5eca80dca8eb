import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Bus } from '../events/bus';
import { JsonText } from '../lib/json-text';

/** How long an answer is taken to be the last word when nothing is heard of the family. */
const TRUST_MS = 20_000;
const REMEMBERED = 10_000;

interface Known {
  /** Null while it is being read. */
  etag: string | null;
  until: number;
}

/**
 * Answers what one family's browsers ask again and again, with 304 where it is still what they have (docs/decisions/0091). The
 * ETag is made of the answer itself, so it is right whatever has changed it. What is remembered is only that the answer was
 * so a moment ago: any event of the family forgets it, in every process, and so do a gap in the events and 20 seconds.
 */
export class Unchanged {
  readonly #known = new Map<string, Known>();
  readonly #bus: Pick<Bus, 'isConnected'>;

  constructor(bus: Pick<Bus, 'subscribe' | 'onResync' | 'isConnected'>) {
    this.#bus = bus;
    bus.subscribe((event) => {
      if ('familyId' in event) this.#known.delete(event.familyId);
    });
    bus.onResync(() => this.#known.clear());
  }

  /** Sends 304, or what `read` gives with its ETag; `read` is only called when it must be. Throws what it throws. */
  async answer(req: Request, res: Response, familyId: string, read: () => Promise<unknown>): Promise<void> {
    const asked = req.headers['if-none-match'];
    const known = this.#stillKnown(familyId);
    if (known !== null && names(asked, known)) return sendUnchanged(res, known);
    // Put there before reading: an event that comes meanwhile takes it away, and what was read is then not remembered.
    const entry: Known = { etag: null, until: performance.now() + TRUST_MS };
    this.#remember(familyId, entry);
    const text = JSON.stringify(await read());
    const etag = etagOf(text);
    entry.etag = etag;
    if (names(asked, etag)) return sendUnchanged(res, etag);
    res.setHeader('ETag', etag);
    res.json(new JsonText(text));
  }

  #stillKnown(familyId: string): string | null {
    const known = this.#known.get(familyId);
    // Without its ear on the database this process may not know what another has written.
    return known && known.until > performance.now() && this.#bus.isConnected() ? known.etag : null;
  }

  #remember(familyId: string, entry: Known): void {
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(familyId, entry);
  }
}

/** Weak, for the same answer may leave packed or not. */
function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

/** Whether `If-None-Match` names `etag`, compared weakly as RFC 9110 wants it (13.1.2). */
function names(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  const opaque = etag.slice(2);
  return header.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag === opaque || tag === etag;
  });
}

function sendUnchanged(res: Response, etag: string): void {
  res.setHeader('ETag', etag);
  res.setHeader('Vary', 'Accept-Encoding');
  res.status(304).end();
}
