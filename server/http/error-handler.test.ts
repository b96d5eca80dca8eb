import { createServer } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../tests/support/app-process';
import { conflict, unavailable } from '../lib/errors';
import { createLogger } from '../lib/logger';
import { errorHandler } from './error-handler';

const secret = 'password of Mia';
const withCode = (code: string) => Object.assign(new Error(secret), { code });

const foreignKey = (constraint: string) =>
  new Error('Failed query', { cause: Object.assign(withCode('23503'), { constraint }) });

const faults: Record<string, () => unknown> = {
  '/expected': () => conflict('sold_out'),
  '/unexpected': () => new TypeError(secret),
  '/no-error': () => secret,
  '/away': () => new Error('Failed query', { cause: withCode('ECONNREFUSED') }),
  '/stopping': () => withCode('57P01'),
  '/busy': () => unavailable(),
  '/deleted': () => foreignKey('kid_goals_kid_fkey'),
  '/wrong-id': () => foreignKey('star_ledger_reverses_star_ledger_id_fk'),
  '/no-file': () => Object.assign(withCode('ENOENT'), { syscall: 'open' }),
  '/no-socket': () =>
    new Error('Failed query', { cause: Object.assign(withCode('ENOENT'), { syscall: 'connect' }) }),
};

let url = '';
let close = () => {};

beforeAll(async () => {
  const app = express();
  for (const [path, fault] of Object.entries(faults)) {
    app.get(path, () => {
      throw fault();
    });
  }
  app.use(errorHandler(createLogger('silent')));
  const server = createServer(app);
  url = `http://127.0.0.1:${await listen(server)}`;
  close = () => server.close();
});
afterAll(() => close());

async function get(path: string) {
  const response = await fetch(url + path);
  return {
    status: response.status,
    retry: response.headers.get('retry-after'),
    body: (await response.json()) as unknown,
  };
}

describe('errorHandler', () => {
  it('returns expected errors unchanged', async () => {
    expect(await get('/expected')).toMatchObject({
      status: 409,
      body: { code: 'sold_out', key: 'sold_out', message: 'This reward is all gone.' },
    });
  });

  it.each(['/unexpected', '/no-error', '/wrong-id', '/no-file'])(
    'reveals no internals at %s',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(500);
      expect(body).toEqual({
        code: 'internal',
        key: 'internal',
        message: 'Something went wrong on our side. Please try again.',
      });
    },
  );

  it.each(['/away', '/stopping', '/busy', '/no-socket'])(
    'returns 503 with Retry-After at %s',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 503, retry: '5', body: { code: 'unavailable' } });
    },
  );

  it('returns 404 when a parent record was deleted concurrently', async () => {
    expect(await get('/deleted')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});
