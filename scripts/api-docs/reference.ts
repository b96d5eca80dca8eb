import { ownErrors, type Endpoint, type EndpointResponse } from '@shared/api/endpoint';
import { ENDPOINT_GROUPS } from '@shared/api/endpoints';
import { API_ERRORS, COMMON_ERRORS, type ApiErrorCode } from '@shared/api/errors';
import { TOKEN_CALLS } from '@shared/api/token-calls';
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

Requests and responses are JSON; the session is a cookie. \`GET /api/openapi.json\` serves the same as an OpenAPI document.

- **Errors** have the form \`{ message, code, key?, params?, fields?, fieldKeys? }\`; the [codes](#errors) are stable, the message can be shown to a person.
- **Programs** send \`Authorization: Bearer sn_…\`, an access token that a parent has made, and no cookie. They act as that parent in that family, in
  the calls that say so; a token that may only read, in those with GET. Any other call answers 403, a token that is none 401.
- **Fresh proof:** some changes need a login, a registration, a passkey or \`POST /api/user/proof\` in the last ten minutes of the session. Without
  one they answer 403 \`proof_needed\` and change nothing.
- **Other families:** a record of another family answers 404, as if it did not exist. The role is judged before the record: a role that may
  never make a call gets 403 whatever the id.
- **State changes** need \`Content-Type: application/json\` and must come from the app itself: a browser's \`Origin\` or \`Sec-Fetch-Site\` of
  another site answers 403. A client that is no browser sends neither.
- **Unknown fields** of a body are dropped. A response may gain fields; a client ignores those it does not know.
- **Timestamps** are ISO 8601 in UTC; dates, weeks and months are the family's, in its time zone.
- Attempt limits are in [security.md](security.md#attempt-limits).`;

function endpointText(endpoint: Endpoint, writer: SchemaWriter): string {
  const { method, path, callers, proof, summary, notes } = endpoint;
  const { query, requestHeaders = {}, body, bodyMediaType } = endpoint;
  const errors = ownErrors(endpoint);
  const lines = [
    `Callers: ${callers.join(', ')}${TOKEN_CALLS.has(`${method} ${path}`) ? '; programs with an access token' : ''}.`,
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

The upgrade needs a live session of a parent or kid and a same-origin \`Origin\`. The client sends ${join}; the server replies
\`{ "type": "joined", "channel" }\` when that is the session's own person, or a kid of the parent's family, and else
\`{ "type": "error", "code": "forbidden" }\`. The server pings every 30 seconds. A message that is too long or not understood gets an
error, and the socket is closed when it happens again.

An event is sent after its transaction has committed, to the sockets of every process. It is a hint and may be lost: after each join and
reconnect a client reads again.

| event | to | when | fields beside \`type\` |
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

A webhook is sent \`POST\` requests with \`{ "id", "type", "at", "data" }\` as JSON: \`id\` is the same when a message is sent again, \`at\` is when it
happened, \`data\` has the records of the socket's event of that name. They come one after another, in their order. The header
\`${SIGNATURE_HEADER}: t=1767225600,v1=…\` says when it was sent, in seconds since 1970, and the hex HMAC-SHA-256 of \`t\`, a full stop and the body as it
arrived, with the webhook's secret as the key. While the server's secret is replaced there are two \`v1\`, of which one fits. A receiver compares it in constant time and refuses what is older than five minutes.

A status from 200 to 299 within 10 seconds says that it was taken. Otherwise it is sent again after 10 seconds, then after twice as long each time, up to
four hours, and given up after a day; redirects are not followed. After ${WEBHOOK_FAILING_DAYS} days of failures alone the webhook is switched off.

| type | when | \`data\` |
| --- | --- | --- |
${rows.join('\n')}
| \`test\` | A parent sends a test. | |`;
}

const CLOSE_MEANINGS: Record<keyof typeof CLOSE_CODES, string> = {
  clean: 'The client closed it.',
  goingAway: 'The page was left, or the server is stopping.',
  policy:
    'The client broke the rules: messages not understood, too many of them, no join, or too slow to read.',
  tooBig: 'Messages over 4 KB.',
  restart: 'The server lost events and wants the client to join and read again.',
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

/** Describes each form of a schema on a line. */
function choicesText(schema: JsonSchema): string {
  const choices = schema.oneOf ?? schema.anyOf ?? [schema];
  return choices.map((choice) => `- \`${typeText(choice)}\``).join('\n');
}

function defaultText({ default: value }: JsonSchema): string {
  return value === undefined ? 'no' : `no; \`${JSON.stringify(value)}\``;
}

const inline = (schema: JsonSchema): string => `\`${typeText(schema)}\``;
const cell = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;
