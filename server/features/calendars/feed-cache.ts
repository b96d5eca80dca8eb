import type { Deps } from '../../deps';
import { weakEtag } from '../../http/etag';
import { FEED_REFRESH_S } from './calendar-file';

const MAX_CHARACTERS = 32 * 1024 * 1024;

/** The ETag depends only on the events. */
export interface CachedFeed {
  text: string;
  etag: string;
}

interface Entry {
  familyId: string;
  until: number;
  feed: CachedFeed | null;
}

/** Calendar files of the last hour, by feed id. A family's event removes its files. */
export class FeedCache {
  readonly #entries = new Map<string, Entry>();
  readonly #events: Pick<Deps['events'], 'isConnected'>;
  #characters = 0;

  constructor(events: Deps['events']) {
    this.#events = events;
    events.subscribe('calendars', ({ familyId }) => {
      for (const [id, entry] of this.#entries) if (entry.familyId === familyId) this.#remove(id);
    });
    events.onResync(() => this.#clear());
  }

  async read(
    { id, familyId }: { id: string; familyId: string },
    compute: () => Promise<string>,
  ): Promise<CachedFeed> {
    const cached = this.#entries.get(id);
    // Without a connection, this process misses other processes' changes.
    if (cached?.feed && cached.until > performance.now() && this.#events.isConnected()) return cached.feed;
    this.#remove(id);
    // Stored before computing, so that an event in the meantime removes it.
    const entry: Entry = { familyId, until: performance.now() + FEED_REFRESH_S * 1000, feed: null };
    this.#entries.set(id, entry);
    const text = await compute();
    const feed = { text, etag: etagOf(text) };
    if (this.#entries.get(id) === entry) {
      entry.feed = feed;
      this.#characters += text.length;
      if (this.#characters > MAX_CHARACTERS) this.#clear();
    }
    return feed;
  }

  #remove(id: string): void {
    this.#characters -= this.#entries.get(id)?.feed?.text.length ?? 0;
    this.#entries.delete(id);
  }

  #clear(): void {
    this.#entries.clear();
    this.#characters = 0;
  }
}

/** DTSTAMP is the time of the computation. */
const etagOf = (text: string): string => weakEtag(text.replaceAll(/^DTSTAMP:.*\r\n/gm, ''));
