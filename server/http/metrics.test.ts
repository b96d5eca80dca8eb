import express from 'express';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { VERSION } from '../lib/version';
import { createLogger } from '../lib/logger';
import { Agent } from '../../tests/support/agent';
import { listen } from '../../tests/support/app-process';
import { expectError } from '../../tests/support/expect-response';
import { errorHandler, unknownAddress } from './error-handler';
import { createMetrics } from './metrics';
import { registerProcessGauges } from './process-gauges';

const TOKEN = 'a token for tests only';
const server = createServer();
let agent: Agent;
let databaseAway = false;

beforeAll(async () => {
  const metrics = createMetrics(TOKEN);
  registerProcessGauges(metrics.registry, {
    pool: { totalCount: 5, idleCount: 2, waitingCount: 1 },
    sockets: () => 7,
    logins: () => ({ running: 4, waiting: 9 }),
    hashing: () => ({ running: 2, waiting: 3 }),
    limits: {
      usage: async () => {
        if (databaseAway) throw new Error('away');
        return { used: 1234, allowed: 2000, endsAt: null };
      },
    },
  });
  const app = express();
  app.use(metrics.observe);
  app.get('/metrics', metrics.serve);
  const api = express.Router();
  api.get('/kids/:id', (_req, res) => void res.json({}));
  api.get('/broken', () => {
    throw new Error('broken');
  });
  app.use('/api', api, unknownAddress);
  app.use(errorHandler(createLogger('silent')));
  server.on('request', app);
  agent = new Agent(`http://127.0.0.1:${await listen(server)}`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const read = async () => String((await agent.get('/metrics', { Authorization: `Bearer ${TOKEN}` })).body);

it('returns 404 without the right token', async () => {
  expectError(await agent.get('/metrics'), 404, 'not_found');
  expectError(await agent.get('/metrics', { Authorization: 'Bearer another' }), 404, 'not_found');
});

it('counts requests and durations by route, not by path', async () => {
  for (const id of ['mia', 'ben', 'mia']) await agent.get(`/api/kids/${id}`);
  await agent.get('/api/broken');
  await agent.get('/api/somewhere/secret-name');
  const text = await read();
  expect(text).toContain('starnest_http_requests_total{method="GET",route="/kids/:id",status="2xx"} 3\n');
  expect(text).toContain('starnest_http_requests_total{method="GET",route="/broken",status="5xx"} 1\n');
  expect(text).toContain('starnest_http_requests_total{method="GET",route="none",status="4xx"} 1\n');
  expect(text).toContain(
    'starnest_http_request_seconds_bucket{le="+Inf",method="GET",route="/kids/:id"} 3\n',
  );
  expect(text).toMatch(/starnest_http_request_seconds_sum\{method="GET",route="\/kids\/:id"\} 0\.\d+\n/);
  expect(text).not.toMatch(/mia|ben|secret-name/);
});

it('reports the state of the process', async () => {
  const text = await read();
  for (const line of [
    'starnest_pool_connections_in_use 3',
    'starnest_pool_waiting 1',
    'starnest_sockets 7',
    `starnest_build_info{version="${VERSION}"} 1`,
    'starnest_logins_running 4',
    'starnest_logins_waiting 9',
    'starnest_password_hashes_running 2',
    'starnest_password_hashes_waiting 3',
    'starnest_unknown_codes 1234',
    'starnest_unknown_codes_allowed 2000',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']) {
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  }
});

it('omits database metrics while the database is down', async () => {
  databaseAway = true;
  const text = await read();
  databaseAway = false;
  expect(text).not.toMatch(/^starnest_unknown_codes/m);
  expect(text).toContain('starnest_sockets 7\n');
});
