import { WEBHOOK_EVENTS, type WebhookEvent } from '@shared/program-constants';
import { EVENT_DOCS, serverEvent } from '@shared/realtime';
import type { JsonSchema, SchemaWriter } from './schema';

export const SIGNATURE_HEADER = 'Starnest-Signature';

/** The data is the socket event without its type. */
export interface WebhookMessage {
  type: WebhookEvent;
  when: string;
  data: JsonSchema;
}

export function webhookMessages(writer: SchemaWriter): WebhookMessage[] {
  return WEBHOOK_EVENTS.map((type) => {
    const option = serverEvent.options.find((each) => each.shape.type.value === type);
    if (!option) throw new Error(`no event of the socket is ${type}`);
    const schema = writer.write(option, 'output');
    const { type: _type, ...properties } = schema.properties ?? {};
    const required = (schema.required ?? []).filter((name) => name !== 'type');
    return { type, when: EVENT_DOCS.get(option)?.when ?? '', data: { ...schema, properties, required } };
  });
}
