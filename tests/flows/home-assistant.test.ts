import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { WEBHOOK_EVENTS } from '@shared/program-constants';
import { newWebhook } from '@shared/contracts/webhooks';
import { expectResponse } from '../support/expect-response';
import {
  createChore,
  createFamily,
  createKid,
  kidAgent,
  type TestFamily,
  type TestKid,
} from '../support/families';
import { makeToken } from '../support/program';
import { findProgram } from '../support/programs';
import { startServer } from '../support/server';
import { startWebhookReceiver, type Received } from '../support/webhook-receiver';

/**
 * Parses its configuration like Home Assistant, sends its requests, renders its templates and runs its
 * signature recipe.
 */
const page = readFileSync(join(import.meta.dirname, '../../docs/home-assistant.md'), 'utf8');
const blocks = (language: string) =>
  [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, each]) => each === language)
    .map(([, , text = '']) => text);

const SITE = 'https://stars.example.net';
const HOOK = 'https://home.example.net/api/webhook/';
const KID = '01990000-0000-7000-8000-000000000000';

const template = z.string();
const headers = z.record(z.string(), z.string());
const configuration = z.strictObject({
  rest: z.array(
    z.strictObject({
      resource: z.string().startsWith(SITE),
      headers,
      scan_interval: z.int(),
      sensor: z.array(
        z.strictObject({
          name: z.string(),
          unique_id: z.string(),
          value_template: template,
          availability: template,
          unit_of_measurement: z.string().optional(),
        }),
      ),
    }),
  ),
  automation: z.array(
    z.strictObject({
      alias: z.string(),
      triggers: z.tuple([
        z.strictObject({
          trigger: z.literal('webhook'),
          webhook_id: z.string(),
          allowed_methods: z.tuple([z.literal('POST')]),
          local_only: z.literal(false),
        }),
      ]),
      conditions: z.tuple([template]),
      actions: z.tuple([
        z.strictObject({
          action: z.literal('homeassistant.update_entity'),
          target: z.strictObject({ entity_id: z.string() }),
        }),
      ]),
    }),
  ),
  rest_command: z.strictObject({
    starnest_give_star: z.strictObject({
      url: z.string().startsWith(SITE),
      method: z.literal('post'),
      headers,
      content_type: z.string(),
      payload: z.string(),
    }),
  }),
});

const secrets = new Map<string, string>();
const customTags = [{ tag: '!secret', resolve: (name: string) => secrets.get(name) ?? `no ${name}` }];
const configured = () =>
  configuration.parse(
    Object.assign(
      {},
      ...blocks('yaml')
        .slice(1)
        .map((text) => parse(text, { customTags }) as object),
    ),
  );

const python = findProgram('python3');
const unlessImported = (module: string) =>
  python === null || spawnSync(python, ['-c', `import ${module}`]).status !== 0
    ? `, left out: python3 with ${module} is not installed`
    : '';
const withoutJinja = unlessImported('jinja2');
const withoutPython = unlessImported('hmac');
function runPython(program: string, input: unknown): unknown {
  const { status, stdout, stderr } = spawnSync(python ?? '', ['-c', program], {
    input: JSON.stringify(input),
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout);
}

const RENDER = `
import json, sys
from jinja2.sandbox import ImmutableSandboxedEnvironment
environment = ImmutableSandboxedEnvironment()
environment.tests['list'] = lambda value: isinstance(value, list)
print(json.dumps([environment.from_string(text).render(**given).strip() for text, given in json.load(sys.stdin)]))
`;
type Case = [text: string, variables: object];
const render = (cases: Case[]) => z.array(z.string()).parse(runPython(RENDER, cases));

const receiver = await startWebhookReceiver();
const server = await startServer({ postPublic: receiver.postPublic });
afterAll(async () => {
  await server.close();
  await receiver.close();
});

let family: TestFamily;
let mia: TestKid;
beforeAll(async () => {
  family = await createFamily(server);
  mia = await createKid(family);
  await createKid(family, { name: 'Theo' });
  const [name = '', value = ''] = blocks('yaml')[0]?.trim().split(': ') ?? [];
  const bearer = async (scope: 'read' | 'write') =>
    value.replace('sn_…', (await makeToken(family, scope)).token);
  secrets.set(name, await bearer('read'));
  secrets.set('starnest_write_token', await bearer('write'));
});

const handIn = async () => {
  const { id: choreId } = await createChore(family);
  const tablet = await kidAgent(server, mia);
  const response = await tablet.post('/api/chore-submissions', { kidId: mia.id, choreId });
  expect(response.status).toBe(201);
};
const ask = async ({ resource, headers: sent }: z.infer<typeof configuration>['rest'][number]) => {
  const response = await fetch(resource.replace(SITE, server.url), { headers: sent });
  return { status: response.status, value: await response.text() };
};
const press = async () => {
  const { url, method, headers: sent, content_type, payload } = configured().rest_command.starnest_give_star;
  return fetch(url.replace(SITE, server.url).replace(KID, mia.id), {
    method,
    headers: { ...sent, 'Content-Type': content_type },
    body: payload,
  });
};

describe('Home Assistant', () => {
  it('gives a star with the button, but not with the read-only token', async () => {
    const stars = async () => {
      const kids = (await family.parent.get('/api/kids')).body as { id: string; totalStars: number }[];
      return kids.find(({ id }) => id === mia.id)?.totalStars;
    };
    const before = (await stars()) ?? 0;
    expect((await press()).status).toBe(201);
    expect(await stars()).toBe(before + 1);
    const write = secrets.get('starnest_write_token') ?? '';
    secrets.set('starnest_write_token', secrets.get('starnest_token') ?? '');
    expect((await press()).status).toBe(403);
    secrets.set('starnest_write_token', write);
  });

  it.skipIf(withoutJinja !== '')(`shows pending items and Mia's stars${withoutJinja}`, async () => {
    await handIn();
    await press();
    const [kid] = (await family.parent.get('/api/kids')).body as { totalStars: number }[];
    const shown: Record<string, string[]> = {};
    for (const each of configured().rest) {
      const { status, value } = await ask(each);
      expect(status).toBe(200);
      const variables = { value, value_json: JSON.parse(value) as unknown };
      for (const { name, availability, value_template } of each.sensor) {
        shown[name] = render([
          [availability, variables],
          [value_template, variables],
        ]);
      }
    }
    expect(shown).toEqual({
      'Chores to approve': ['True', '1'],
      'Mia’s stars': ['True', String(kid?.totalStars)],
    });
  });

  it.skipIf(withoutJinja !== '')(`shows no numbers after an error${withoutJinja}`, async () => {
    // An error page is not JSON, so there is no `value_json`.
    const answers: object[] = [{ value: '<h1>Bad gateway</h1>' }];
    for (const each of configured().rest) {
      const { status, value } = await ask({ ...each, headers: { Authorization: 'Bearer sn_revoked' } });
      expect(status).toBe(401);
      answers.push({ value, value_json: JSON.parse(value) as unknown });
    }
    const sensors = configured().rest.flatMap((each) => each.sensor);
    const shown = render(
      sensors.flatMap(({ availability }) => answers.map((answer): Case => [availability, answer])),
    );
    expect([shown.length, new Set(shown)]).toEqual([6, new Set(['False'])]);
  });

  describe('by a webhook', () => {
    let secret: string;
    let request: Received;
    beforeAll(async () => {
      const id = configured().automation[0]?.triggers[0].webhook_id;
      const asked = { url: `${HOOK}${id}`, events: WEBHOOK_EVENTS };
      const response = await family.parent.post('/api/family/webhooks', asked);
      secret = expectResponse(response, 201, newWebhook).secret;
      await handIn();
      await server.runJobs();
      const [first] = receiver.received;
      if (!first) throw new Error('nothing was received');
      request = first;
    });

    it("receives JSON at the page's URL", () => {
      expect(page).toContain(`\`${HOOK}\``);
      expect(request.path).toBe(`/api/webhook/${configured().automation[0]?.triggers[0].webhook_id}`);
      // The receiver sets `trigger.json` only for this type.
      expect(request.headers['content-type']).toContain('json');
    });

    it.skipIf(withoutJinja !== '')(`refreshes the sensor only when chores change${withoutJinja}`, () => {
      const [{ conditions, actions }] = configured().automation as [
        z.infer<typeof configuration>['automation'][number],
      ];
      const [condition] = conditions;
      const types = [...WEBHOOK_EVENTS, 'test'];
      const [real, ...shown] = render([
        [condition, { trigger: { json: JSON.parse(request.body) as unknown } }],
        ...types.map((type): Case => [condition, { trigger: { json: { type } } }]),
      ]);
      expect(real).toBe('True');
      const chosen = types.filter((_, index) => shown[index] === 'True');
      expect(chosen.toSorted()).toEqual([
        'chore_reviewed',
        'chore_submission',
        'review_undone',
        'submission_withdrawn',
      ]);
      const slugs = configured()
        .rest.flatMap((each) => each.sensor)
        .map(({ name }) => `sensor.${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`);
      expect(slugs).toContain(actions[0].target.entity_id);
    });

    it.skipIf(withoutPython !== '')(
      `verifies Starnest's signature and rejects others${withoutPython}`,
      () => {
        const [recipe = ''] = blocks('python');
        const signature = String(request.headers['starnest-signature']);
        const old = signature.replace(/\d+/, (t) => String(Number(t) - 600));
        const cases = [
          [secret, signature, request.body],
          [`${secret}x`, signature, request.body],
          [secret, signature, request.body.replace('pending', 'approved')],
          [secret, old, request.body],
        ];
        const program = `${recipe}\nimport json, sys\nprint(json.dumps([is_from_starnest(s, g, b.encode()) for s, g, b in json.load(sys.stdin)]))`;
        expect(runPython(program, cases)).toEqual([true, false, false, false]);
      },
    );
  });
});
