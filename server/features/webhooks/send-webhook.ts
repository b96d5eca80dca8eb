import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { withTransaction, type Publish } from '../../events/with-transaction';
import { webhookSignature } from './webhook-message';
import * as queries from './webhooks.queries';

/**
 * Sends a webhook its oldest message, and queues a job for the next one or a retry. Messages stay in order;
 * an interrupted one is sent again.
 */
export async function sendWebhook(deps: Deps, which: queries.WebhookRef, signal: AbortSignal): Promise<void> {
  const hook = await withTransaction(deps, (tx) => queries.claim(tx, which));
  if (!hook) return;
  const delivery = await queries.findOldestDelivery(deps.db, which);
  const status = delivery ? await postToWebhook(deps, hook, delivery.body, signal) : null;
  await withTransaction(deps, async (tx, publish) => {
    if (delivery && wasAccepted(status)) {
      await queries.recordSuccess(tx, which, status);
      await queries.deleteDelivery(tx, which, delivery.id);
    } else if (delivery && !signal.aborted) return noteFailure(deps, tx, publish, which, status);
    else await queries.release(tx, which);
    // The job of a delivery added since the check found the webhook locked.
    if (await queries.findOldestDelivery(tx, which)) await deps.jobs.add(tx, 'send-webhook', which);
  });
}

export async function postToWebhook(
  { postPublic, secrets, logger }: Pick<Deps, 'postPublic' | 'secrets' | 'logger'>,
  { id, url }: Pick<queries.WebhookRow, 'id' | 'url'>,
  body: string,
  signal: AbortSignal,
): Promise<number | null> {
  const bytes = Buffer.from(body);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': bytes.length,
    'User-Agent': 'Starnest',
    'Starnest-Signature': webhookSignature(secrets.webhookSecrets(id), body, new Date()),
  };
  try {
    return await postPublic(url, { headers, body: bytes }, signal);
  } catch (error) {
    logger.debug({ err: error }, 'a webhook is out of reach');
    return null;
  }
}

export const wasAccepted = (status: number | null): status is number =>
  status !== null && status >= 200 && status < 300;

async function noteFailure(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  publish: Publish,
  which: queries.WebhookRef,
  status: number | null,
): Promise<void> {
  const hook = await queries.recordFailure(tx, which, status);
  if (hook?.isActive && hook.retryAt) {
    await jobs.add(tx, 'send-webhook', which, { startAfter: hook.retryAt });
  } else {
    await queries.deleteDeliveries(tx, which);
    publish({ type: 'devices.changed', familyId: which.familyId });
  }
}
