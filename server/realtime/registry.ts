import { personOf } from '../lib/actor';
import type { Connection } from './connection';
import type { Audience } from '../events/audience';

const NOBODY: ReadonlySet<Connection> = new Set();

export class Registry {
  readonly #all = new Set<Connection>();
  readonly #bySession = new Map<string, Set<Connection>>();
  readonly #byPerson = new Map<string, Set<Connection>>();
  readonly #byAudience = new Map<string, Set<Connection>>();
  readonly #audiencesOf = new Map<Connection, Set<string>>();

  add(connection: Connection): void {
    this.#all.add(connection);
    for (const id of idsOf(connection)) put(this.#bySession, id, connection);
    put(this.#byPerson, personOf(connection.session.actor), connection);
  }

  listen(connection: Connection, audience: Audience): void {
    const key = keyOf(audience);
    put(this.#byAudience, key, connection);
    put(this.#audiencesOf, connection, key);
  }

  remove(connection: Connection): void {
    this.#all.delete(connection);
    for (const id of idsOf(connection)) take(this.#bySession, id, connection);
    take(this.#byPerson, personOf(connection.session.actor), connection);
    this.silence(connection);
  }

  silence(connection: Connection): boolean {
    const listened = this.#audiencesOf.has(connection);
    for (const key of this.#audiencesOf.get(connection) ?? []) take(this.#byAudience, key, connection);
    this.#audiencesOf.delete(connection);
    return listened;
  }

  all(): ReadonlySet<Connection> {
    return this.#all;
  }

  ofSession(id: string): ReadonlySet<Connection> {
    return this.#bySession.get(id) ?? NOBODY;
  }

  ofPerson(id: string): ReadonlySet<Connection> {
    return this.#byPerson.get(id) ?? NOBODY;
  }

  listeners(audience: Audience): ReadonlySet<Connection> {
    return this.#byAudience.get(keyOf(audience)) ?? NOBODY;
  }
}

/** A socket ends with its session, and with the board of its browser. */
const idsOf = ({ session }: Connection): Set<string> =>
  new Set([session.id, ...(session.board ? [session.board.device.id] : [])]);

function keyOf(audience: Audience): string {
  return audience.kind === 'kid' ? `kid ${audience.kidId}` : `${audience.kind} ${audience.familyId}`;
}

function put<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const set = map.get(key);
  if (set) set.add(value);
  else map.set(key, new Set([value]));
}

function take<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const set = map.get(key);
  set?.delete(value);
  if (set?.size === 0) map.delete(key);
}
