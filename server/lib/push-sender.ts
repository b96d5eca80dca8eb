import webPush from 'web-push';
import type { PublicPost } from './public-post';

/** Time a push service keeps a message for an offline browser. */
const KEPT_SECONDS = 24 * 60 * 60;
/** A later message replaces an undelivered one. */
const TOPIC = 'family';
/** Padding hides the length of messages. */
const BLOCK_BYTES = 1024;
const NO_CONTACT = 'mailto:nobody@starnest.invalid';

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushSender {
  /** The public key: only this installation can send to browsers that subscribe with it. */
  readonly publicKey: string;
  /** Returns the push service's status, or throws if it is unreachable. */
  send(target: PushTarget, message: unknown, signal: AbortSignal): Promise<number>;
}

interface Options {
  keys: { publicKey: string; privateKey: string };
  /** The installation's https URL, for operators of push services. */
  contact: string | undefined;
  post: PublicPost;
}

/** Web Push with encryption (RFC 8291) and VAPID (RFC 8292). */
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

function padded(json: string): Buffer {
  const bytes = Buffer.from(json);
  const length = Math.ceil(bytes.length / BLOCK_BYTES) * BLOCK_BYTES;
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length, ' ')]);
}
