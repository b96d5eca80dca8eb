import webPush from 'web-push';
import type { PublicPost } from './public-post';

/** How long a push service keeps a message for a browser that is away. */
const KEPT_SECONDS = 24 * 60 * 60;
/** A later message takes the place of one that was not delivered yet. */
const TOPIC = 'family';
/** Messages are filled up to a multiple of this, so that their length tells nothing of what waits. */
const BLOCK_BYTES = 1024;
/** Who push services may write to where no address of the installation is set: nobody. */
const NO_CONTACT = 'mailto:nobody@starnest.invalid';

/** Where and how a browser gets messages: its push service's address, and its keys (base64url). */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushSender {
  /** What browsers subscribe with: only this installation can send to them then. */
  readonly publicKey: string;
  /** Sends a message that only the browser can read. Resolves to the push service's status; throws when it is out of reach. */
  send(target: PushTarget, message: unknown, signal: AbortSignal): Promise<number>;
}

interface Options {
  keys: { publicKey: string; privateKey: string };
  /** The installation's https address, by which a push service's operator can find out who sends. */
  contact: string | undefined;
  post: PublicPost;
}

/** Web Push: encryption by RFC 8291, sender identification (VAPID) by RFC 8292. */
export function createPushSender({ keys, contact, post }: Options): PushSender {
  const subject = contact?.startsWith('https:') ? contact : NO_CONTACT;
  return {
    publicKey: keys.publicKey,
    send({ endpoint, p256dh, auth }, message, signal) {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        padded(JSON.stringify(message)),
        { vapidDetails: { subject, ...keys }, TTL: KEPT_SECONDS, topic: TOPIC, urgency: 'normal' },
      );
      return post(endpoint, { headers, body }, signal);
    },
  };
}

/** Spaces after JSON mean nothing. */
function padded(json: string): Buffer {
  const bytes = Buffer.from(json);
  const length = Math.ceil(bytes.length / BLOCK_BYTES) * BLOCK_BYTES;
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length, ' ')]);
}
