import { createHmac } from 'node:crypto';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@shared/program-constants';
import type { ServerEvent } from '@shared/realtime';
import { messagesFor, type DomainEvent } from '../../events/event-map';

type WebhookMessage = Extract<ServerEvent, { type: WebhookEvent }>;

/** Returns the message to the parents, or null. */
export function webhookMessageOf(event: DomainEvent): WebhookMessage | null {
  const toParents = messagesFor(event).find(({ to }) => to.kind === 'parents');
  return toParents && isForWebhooks(toParents.message) ? toParents.message : null;
}

const isForWebhooks = (message: ServerEvent): message is WebhookMessage =>
  WEBHOOK_EVENTS.some((type) => type === message.type);

/** `id` stays the same for retries. */
export function webhookBody(
  id: string,
  { type, ...data }: WebhookMessage | { type: 'test' },
  at: Date,
): string {
  return JSON.stringify({ id, type, at: at.toISOString(), data });
}

/** Signs with `t` in seconds, and the HMAC of `t.body` for each secret. */
export function webhookSignature(secrets: readonly string[], body: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`,
  );
  return [`t=${t}`, ...signatures].join(',');
}
