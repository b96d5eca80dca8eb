import { SOCKET_EVENTS } from '@shared/api/socket-events';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@shared/program-constants';
import { serverEvent } from '@shared/realtime';
import type { JsonSchema, SchemaWriter } from './schema';

export const SIGNATURE_HEADER = 'Starnest-Signature';

/** A message that webhooks are sent: its data is what the socket's event has beside its type. */
export interface WebhookMessage {
  type: WebhookEvent;
  when: string;
  data: JsonSchema;
}

/** Every message that webhooks are sent, in the order in which a parent chooses among them. */
export function webhookMessages(writer: SchemaWriter): WebhookMessage[] {
  return WEBHOOK_EVENTS.map((type) => {
    const option = serverEvent.options.find((each) => each.shape.type.value === type);
    if (!option) throw new Error(`no event of the socket is ${type}`);
    const schema = writer.write(option, 'output');
    const { type: _type, ...properties } = schema.properties ?? {};
    const required = (schema.required ?? []).filter((name) => name !== 'type');
    return { type, when: SOCKET_EVENTS[type].when, data: { ...schema, properties, required } };
  });
}
