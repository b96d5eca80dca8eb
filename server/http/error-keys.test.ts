import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFamily, type TestFamily } from '../../tests/support/families';
import { startServer } from '../../tests/support/server';
import { conflict, presentError } from '../lib/errors';

const server = await startServer();
afterAll(() => server.close());

let family: TestFamily;
beforeAll(async () => {
  family = await createFamily(server);
});

describe('an error response', () => {
  it('names the message of each wrong field', async () => {
    const body = { name: '', description: 'x'.repeat(501), starReward: 1 };
    const tooLong = { key: 'validation.too_long', params: { max: expect.any(Number) } };
    expect(await family.parent.post('/api/chores', body)).toMatchObject({
      status: 400,
      body: {
        code: 'validation',
        key: 'validation.chore_name',
        fieldKeys: { name: { key: 'validation.chore_name' }, description: tooLong },
      },
    });
  });

  it('names the missing record, unlike the code', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const response = await family.parent.put(`/api/chore-submissions/${id}/review`, { status: 'approved' });
    expect(response).toMatchObject({ status: 404, body: { code: 'not_found', key: 'not_found.submission' } });
  });

  it('has no text of Zod', async () => {
    const message = 'Please check what you entered.';
    expect(await family.parent.put('/api/family/board', { night: 5 })).toMatchObject({
      status: 400,
      body: {
        message,
        key: 'validation',
        fields: { night: message },
        fieldKeys: { night: { key: 'validation' } },
      },
    });
  });

  it('has only the values that its message shows', () => {
    expect(presentError(conflict('price_changed', { stars: 3 }))).toMatchObject({ params: { stars: 3 } });
    expect(presentError(conflict('sold_out', { stars: 3 }))).not.toHaveProperty('params');
  });
});
