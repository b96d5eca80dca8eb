import { z } from 'zod';
import { ownErrors, type Endpoint, type EndpointResponse } from '@shared/api/endpoint';
import { ENDPOINT_GROUPS } from '@shared/api/endpoints';
import { API_ERRORS } from '@shared/api/errors';
import { errorResponse } from '@shared/contracts/error';
import { SIGNATURE_HEADER, webhookMessages, type WebhookMessage } from './webhook-messages';
import { SchemaWriter, type JsonSchema } from './schema';

type Json = Record<string, unknown>;

export function buildOpenApi(): Json {
  const writer = new SchemaWriter();
  const error = writer.write(errorResponse, 'output');
  const paths: Record<string, Json> = {};
  for (const { title, endpoints } of ENDPOINT_GROUPS) {
    for (const endpoint of endpoints) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
      (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint, title, writer);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Starnest',
      version: '1',
      description:
        'Family chores that earn stars, and rewards that cost stars. Every error response has the form `Error`; docs/api.md lists the codes.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: ENDPOINT_GROUPS.map(({ title }) => ({ name: title })),
    paths,
    webhooks: Object.fromEntries(
      webhookMessages(writer).map((each) => [each.type, { post: webhookOperation(each) }]),
    ),
    components: {
      schemas: Object.fromEntries([...writer.named].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      responses: {
        Error: {
          description: 'An error',
          content: { 'application/json': { schema: error } },
        },
      },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'starnest.sid',
          description: 'Set at login; over https its name is `__Host-starnest.sid`.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An access token of a parent, which begins with `sn_`. One that may only read opens the calls with GET. It counts alone: cookies beside it are ignored.',
        },
      },
    },
  };
}

function operation(endpoint: Endpoint, tag: string, writer: SchemaWriter): Json {
  const { callers, summary, notes, proof } = endpoint;
  const isPublic = callers.includes('anyone');
  const byToken = endpoint.programs ? [{ token: [] }] : [];
  return {
    tags: [tag],
    operationId: operationId(endpoint),
    summary,
    ...(notes && { description: notes }),
    'x-callers': callers,
    ...(proof && { 'x-proof': proof }),
    // An empty requirement means no authentication.
    security: isPublic && byToken.length === 0 ? [] : [isPublic ? {} : { session: [] }, ...byToken],
    parameters: parameters(endpoint, writer),
    ...requestBody(endpoint, writer),
    responses: {
      ...mapValues(endpoint.responses, (response) => success(response, writer)),
      ...failures(endpoint),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

function webhookOperation({ type, when, data }: WebhookMessage): Json {
  return {
    tags: ['Webhooks'],
    summary: when,
    security: [],
    parameters: [{ name: SIGNATURE_HEADER, in: 'header', required: true, schema: { type: 'string' } }],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              id: { type: 'string', format: 'uuid' },
              type: { const: type },
              at: { type: 'string', format: 'date-time' },
              data,
            },
            required: ['id', 'type', 'at', 'data'],
          },
        },
      },
    },
    responses: { '2XX': { description: 'Taken. Anything else, and it is sent again.' } },
  };
}

function operationId({ method, path }: Endpoint): string {
  const words = path.replace(/^\/api/, '').match(/[A-Za-z0-9]+/g) ?? [];
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function parameters({ path, query, requestHeaders = {} }: Endpoint, writer: SchemaWriter): Json[] {
  const { properties = {}, required = [] } = query ? writer.write(query, 'input') : {};
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })),
    ...Object.entries(requestHeaders).map(([name, description]) => ({
      name,
      in: 'header',
      required: false,
      description,
      schema: { type: 'string' },
    })),
  ];
}

function requestBody({ body, bodyMediaType }: Endpoint, writer: SchemaWriter): Json {
  if (bodyMediaType !== undefined)
    return { requestBody: { required: true, content: { [bodyMediaType]: {} } } };
  if (!body) return {};
  const required = !body.safeParse({}).success;
  const schema = writer.write(body, 'input');
  return { requestBody: { required, content: { 'application/json': { schema } } } };
}

function success({ description, body, mediaTypes, headers }: EndpointResponse, writer: SchemaWriter): Json {
  const content: Record<string, { schema?: JsonSchema }> = body
    ? { 'application/json': { schema: writer.write(body, 'output') } }
    : Object.fromEntries((mediaTypes ?? []).map((type) => [type, {}]));
  return {
    description,
    ...(headers && {
      headers: mapValues(headers, (text) => ({ description: text, schema: { type: 'string' } })),
    }),
    ...(Object.keys(content).length > 0 && { content }),
  };
}

function failures(endpoint: Endpoint): Json {
  const errors = ownErrors(endpoint);
  const statuses = [...new Set(errors.map((code) => API_ERRORS[code].status))];
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = errors.filter((code) => API_ERRORS[code].status === status);
      const description = codes.map((code) => `\`${code}\`: ${API_ERRORS[code].when}`).join(' ');
      const schema = { $ref: '#/components/schemas/Error' };
      return [status, { description, content: { 'application/json': { schema } } }];
    }),
  );
}

function mapValues<T, R>(record: Readonly<Record<string, T>>, map: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

export const componentsOf = (document: Json): Record<string, JsonSchema> =>
  z
    .object({ components: z.object({ schemas: z.record(z.string(), z.custom<JsonSchema>()) }) })
    .parse(document).components.schemas;
