import { ownErrors, type Endpoint, type EndpointResponse } from '@shared/api/endpoint';
import { ENDPOINT_GROUPS } from '@shared/api/endpoints';
import { API_ERRORS, COMMON_ERRORS, type ApiErrorCode } from '@shared/api/errors';
import { WEBHOOK_FAILING_DAYS } from '@shared/program-constants';
import { EVENT_DOCS, joinMessage, serverEvent } from '@shared/realtime';
import { CLOSE_CODES, SOCKET_PATH } from '@shared/socket-protocol';
import { buildOpenApi, componentsOf } from './openapi';
import { SIGNATURE_HEADER, webhookMessages } from './webhook-messages';
import { SchemaWriter, typeText, type JsonSchema } from './schema';

export function buildReference(): string {
  const writer = new SchemaWriter();
  const sections = ENDPOINT_GROUPS.map(
    ({ title, endpoints }) =>
      `## ${title}\n\n${endpoints.map((each) => endpointText(each, writer)).join('\n\n')}`,
  );
  return `${[INTRODUCTION, ...sections, errorsText(), socketText(writer), webhooksText(writer), schemasText()].join('\n\n')}\n`;
}

const INTRODUCTION = `# HTTP and socket API

<!-- Made by \`npm run docs:api\` from shared/api and shared/contracts; edit those. -->

Requests and responses are JSON. The session is a cookie. \`GET /api/openapi.json\` returns the same reference as an OpenAPI document.

- **Errors** have the form \`{ message, code, key?, params?, fields?, fieldKeys? }\`. The [codes](#errors) are stable. The message can be shown to users.
- **Programs** send \`Authorization: Bearer sn_…\`, an access token that a parent has created, and no cookie. They act as that parent in that family, in
  the calls marked for programs. A read-only token works for \`GET\` only. Other calls return 403, an unknown token 401.
- **Fresh proof:** some changes need a login, a registration, a passkey or \`POST /api/user/proof\` in the last ten minutes of the session. Without
  one they answer 403 \`proof_needed\` and change nothing.
- **Other families:** a record of another family returns 404, as if it did not exist. The role is checked first: a role that may never make a call
  gets 403 for any id.
- **State changes** need \`Content-Type: application/json\` and must come from the app: an \`Origin\` or \`Sec-Fetch-Site\` of another site gets 403. Clients
  other than browsers send neither header.
- **Unknown fields** in a body are ignored. Responses may gain fields, and clients ignore fields they don't know.
- **Timestamps** are ISO 8601 in UTC. Dates, weeks and months are in the family's time zone.
- Attempt limits are in [security.md](security.md#attempt-limits).`;

function endpointText(endpoint: Endpoint, writer: SchemaWriter): string {
  const { method, path, callers, proof, summary, notes } = endpoint;
  const { query, requestHeaders = {}, body, bodyMediaType } = endpoint;
  const errors = ownErrors(endpoint);
  const lines = [
    `Callers: ${callers.join(', ')}${endpoint.programs ? '; programs with an access token' : ''}.`,
    ...(proof === undefined ? [] : [`Fresh proof: needed for ${proof}.`]),
    ...(query ? [`Query: ${inline(writer.write(query, 'input'))}.`] : []),
    ...Object.entries(requestHeaders).map(([name, use]) => `Header \`${name}\`: ${use}`),
    ...(body ? [`Body: ${inline(writer.write(body, 'input'))}.`] : []),
    ...(bodyMediaType === undefined ? [] : [`Body: \`${bodyMediaType}\`.`]),
    ...Object.entries(endpoint.responses).map(([status, response]) => responseText(status, response, writer)),
    ...(errors.length > 0 ? [`Errors: ${errors.map((code) => `\`${code}\``).join(', ')}.`] : []),
  ];
  const list = lines.map((line) => `- ${line}`).join('\n');
  return `### \`${method} ${path}\`\n\n${summary}.${notes === undefined ? '' : ` ${notes}`}\n\n${list}`;
}

function responseText(
  status: string,
  { description, body, mediaTypes = [], headers = {} }: EndpointResponse,
  writer: SchemaWriter,
): string {
  const content = body ? [inline(writer.write(body, 'output'))] : mediaTypes.map((type) => `\`${type}\``);
  const text = content.length > 0 ? content.join(', ') : description;
  const headerTexts = Object.entries(headers).map(([name, use]) => ` Header \`${name}\`: ${use}`);
  return `${status}: ${text.endsWith('.') ? text : `${text}.`}${headerTexts.join('')}`;
}

function errorsText(): string {
  const rows = (Object.keys(API_ERRORS) as ApiErrorCode[]).map((code) => {
    const { status, when } = API_ERRORS[code];
    return `| ${status} | \`${code}\` | ${when} | ${COMMON_ERRORS.includes(code) ? 'any endpoint' : ''} |`;
  });
  return `## Errors\n\n\`key\` and \`params\` name the message in the catalog of errors, and \`fieldKeys\` those of \`fields\`, for clients in another language.\n\n| status | code | when | where |\n| --- | --- | --- | --- |\n${rows.join('\n')}`;
}

function socketText(writer: SchemaWriter): string {
  const join = inline(writer.write(joinMessage, 'input'));
  const events = serverEvent.options.map((option) => {
    const { properties = {} } = writer.write(option, 'output');
    const { type, ...data } = properties;
    const { to, when } = EVENT_DOCS.get(option) ?? {};
    const fields = Object.entries(data).map(([name, schema]) => `\`${name}\`: ${cell(typeText(schema))}`);
    return `| \`${String(type?.const)}\` | ${to} | ${when} | ${fields.join('<br>')} |`;
  });
  const codes = (Object.keys(CLOSE_CODES) as (keyof typeof CLOSE_CODES)[]).map(
    (name) => `| ${CLOSE_CODES[name]} | ${CLOSE_MEANINGS[name]} |`,
  );
  return `## Socket \`${SOCKET_PATH}\`

The upgrade needs a valid session of a parent or kid, or the cookie of a family board, and a same-origin \`Origin\`. The client sends ${join}. The server replies
\`{ "type": "joined", "channel" }\` if that is the session's own person, a kid of the parent's family or the board itself, and
\`{ "type": "error", "code": "forbidden" }\` otherwise. The server pings every 30 seconds. The first message that is too long or invalid gets an
error. The second one closes the socket.

Events are sent after the commit, to the sockets of every process. They are hints and can be lost, so a client refetches after each join and
reconnect.

| event | to | when | fields in addition to \`type\` |
| --- | --- | --- | --- |
${events.join('\n')}

| close code | meaning |
| --- | --- |
${codes.join('\n')}`;
}

function webhooksText(writer: SchemaWriter): string {
  const rows = webhookMessages(writer).map(({ type, when, data }) => {
    const fields = Object.entries(data.properties ?? {}).map(
      ([name, schema]) => `\`${name}\`: ${cell(typeText(schema))}`,
    );
    return `| \`${type}\` | ${when} | ${fields.join('<br>')} |`;
  });
  return `## Webhook messages

A webhook receives \`POST\` requests with \`{ "id", "type", "at", "data" }\` as JSON. \`id\` stays the same when a message is repeated, \`at\` is the time of the
event, and \`data\` contains the fields of the socket event with the same name. Messages arrive one after another, in order.

The header \`${SIGNATURE_HEADER}: t=1767225600,v1=…\` contains the time of sending, in seconds since 1970, and a signature: the hex HMAC-SHA-256 of \`t\`, a full
stop and the raw body, with the webhook's secret as the key. While the server's secret is being replaced there are two \`v1\` values, and one of them
matches. Compare in constant time, and reject messages older than five minutes.

Respond with a status from 200 to 299 within 10 seconds. Otherwise the message is repeated after 10 seconds, then after doubling delays of up to four
hours, and dropped after a day. Redirects are not followed. After ${WEBHOOK_FAILING_DAYS} days without a success the webhook is switched off.

| type | when | \`data\` |
| --- | --- | --- |
${rows.join('\n')}
| \`test\` | A parent sends a test. | |`;
}

const CLOSE_MEANINGS: Record<keyof typeof CLOSE_CODES, string> = {
  clean: 'The client closed it.',
  goingAway: 'The page was closed, or the server is stopping.',
  policy: 'The client sent invalid or too many messages, did not join, or read too slowly.',
  tooBig: 'Messages over 4 KB.',
  restart: 'The server may have missed events; join and refetch.',
  sessionEnded: 'The session ended.',
};

function schemasText(): string {
  const schemas = Object.entries(componentsOf(buildOpenApi())).map(([name, schema]) => {
    if (!schema.properties) return `### ${name}\n\n${choicesText(schema)}`;
    const rows = Object.entries(schema.properties).map(
      ([field, type]) =>
        `| \`${field}\` | ${cell(typeText(type))} | ${schema.required?.includes(field) ? 'yes' : defaultText(type)} |`,
    );
    return `### ${name}\n\n| field | type | required |\n| --- | --- | --- |\n${rows.join('\n')}`;
  });
  return `## Schemas\n\n${schemas.join('\n\n')}`;
}

function choicesText(schema: JsonSchema): string {
  const choices = schema.oneOf ?? schema.anyOf ?? [schema];
  return choices.map((choice) => `- \`${typeText(choice)}\``).join('\n');
}

function defaultText({ default: value }: JsonSchema): string {
  return value === undefined ? 'no' : `no; \`${JSON.stringify(value)}\``;
}

const inline = (schema: JsonSchema): string => `\`${typeText(schema)}\``;
const cell = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;
