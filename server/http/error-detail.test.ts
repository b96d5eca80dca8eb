import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Agent, type HttpResponse } from '../../tests/support/agent';
import { createFamily, type TestFamily } from '../../tests/support/families';
import { startServer } from '../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

let family: TestFamily;
beforeAll(async () => {
  family = await createFamily(server);
});

const detail = ({ status, headers }: HttpResponse) => ({
  status,
  detail: JSON.parse(headers.get('Error-Detail') ?? 'null') as unknown,
});

/** tests/support/declared.ts compares this header with the body in every test. */
describe('Error-Detail', () => {
  it('is sent with errors only', async () => {
    expect(detail(await family.parent.get('/api/user'))).toEqual({ status: 200, detail: null });
  });

  it('names each invalid field', async () => {
    const body = { name: '', description: 'x'.repeat(501), starReward: 1 };
    expect(detail(await family.parent.post('/api/chores', body))).toMatchObject({
      status: 400,
      detail: {
        key: 'validation.chore_name',
        fields: {
          name: { key: 'validation.chore_name' },
          description: { key: 'validation.too_long', params: { max: expect.any(Number) } },
        },
      },
    });
  });

  it('has a more specific key than the error code', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const response = await family.parent.put(`/api/chore-submissions/${id}/review`, { status: 'approved' });
    expect(detail(response)).toEqual({ status: 404, detail: { key: 'not_found.submission' } });
  });

  it('includes the wait of a rate-limited attempt', async () => {
    const credentials = { username: family.user.username, password: 'wrong' };
    const agent = new Agent(server.url);
    let response = await agent.post('/api/login', credentials);
    while (response.status === 401) response = await agent.post('/api/login', credentials);
    expect(detail(response)).toEqual({
      status: 429,
      detail: { key: 'rate_limited', params: { seconds: expect.any(Number) } },
    });
  });
});
