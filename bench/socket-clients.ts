import { once } from 'node:events';
import type pg from 'pg';
import { WebSocket } from 'ws';
import type { JoinMessage } from '@shared/realtime';
import type { FamilyIdentity } from '../server/lib/actor';
import { signIn } from './generate-sessions';
import { SECRET } from './processes';

const OPENED_AT_ONCE = 50;

export interface Person {
  cookie: string;
  join: JoinMessage;
}

export async function signInPeople(db: pg.Client, actors: FamilyIdentity[]): Promise<Person[]> {
  const cookies = await signIn(db, SECRET, actors);
  return actors.map((actor, index) => ({
    cookie: cookies[index] ?? '',
    join: {
      type: 'join',
      userType: actor.type,
      userId: actor.type === 'kid' ? actor.kidId : actor.userId,
    },
  }));
}

/**
 * Opens a socket per person, or `people` sockets without a channel. Resolves when all have joined.
 * `onMessage` gets later messages.
 */
export async function openSockets(
  url: string,
  people: Person[] | number,
  onMessage: (text: string) => void,
): Promise<{ close: () => Promise<void> }> {
  const list = typeof people === 'number' ? Array.from({ length: people }, () => null) : people;
  const sockets: WebSocket[] = [];
  const open = async (person: Person | null) => {
    const headers = person ? { Cookie: person.cookie, Origin: url } : {};
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false, headers });
    await once(socket, 'open');
    if (person) {
      socket.send(JSON.stringify(person.join));
      await once(socket, 'message');
    }
    socket.on('message', (data: Buffer) => onMessage(data.toString()));
    sockets.push(socket);
  };
  for (let from = 0; from < list.length; from += OPENED_AT_ONCE)
    await Promise.all(list.slice(from, from + OPENED_AT_ONCE).map(open));
  return {
    async close() {
      await Promise.all(
        sockets.map(async (socket) => {
          const closed = once(socket, 'close');
          socket.close();
          await closed;
        }),
      );
    },
  };
}
