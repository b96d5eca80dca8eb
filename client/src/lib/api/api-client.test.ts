import { describe, expect, it, vi } from 'vitest';
import { ApiError, del, displayOf, get, getIfChanged, getOrNull, isUnauthorized, post } from './api-client';

function answer(status: number, body: string, statusText = '') {
  const fetched = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(status === 204 ? null : body, { status, statusText })),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

describe('a failed request', () => {
  it('throws an error with the status, body, message, code and fields', async () => {
    const body = '{"message":"Name is required","code":"validation","fields":{"name":"Name is required"}}';
    answer(400, body);
    const error = await post('/api/kids', {}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `400: ${body}`,
      status: 400,
      code: 'validation',
      display: 'Name is required',
      fields: { name: 'Name is required' },
    });
  });

  it('uses the status text if the body is empty', async () => {
    answer(502, '', 'Bad Gateway');
    await expect(get('/api/kids')).rejects.toThrow('502: Bad Gateway');
  });

  it('shows the fallback if the body is not from our server', async () => {
    answer(502, '<html>');
    const error: unknown = await get('/api/kids').catch((reason: unknown) => reason);
    expect(displayOf(error, 'Please try again.')).toBe('Please try again.');
  });

  it('counts as a lost session only for the code unauthorized, not for wrong credentials', async () => {
    answer(401, '{"message":"Unauthorized","code":"unauthorized"}');
    expect(isUnauthorized(await get('/api/kids').catch((reason: unknown) => reason))).toBe(true);
    answer(401, '{"message":"Invalid username or password"}');
    expect(isUnauthorized(await post('/api/login').catch((reason: unknown) => reason))).toBe(false);
  });
});

describe('a successful request', () => {
  it('sends cookies, JSON and the idempotency key', async () => {
    const fetched = answer(201, '{"id":"1"}');
    await expect(post('/api/kids', { name: 'Mia' }, { idempotencyKey: 'k' })).resolves.toEqual({ id: '1' });
    const [path, init] = fetched.mock.calls[0] ?? [];
    const headers = new Headers(init?.headers);
    expect(path).toBe('/api/kids');
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"name":"Mia"}' });
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('Idempotency-Key')).toBe('k');
  });

  it('returns undefined without a body', async () => {
    answer(204, '');
    await expect(del('/api/kids/1')).resolves.toBeUndefined();
  });

  it('returns null for 401 only if the caller allows it', async () => {
    answer(401, '{"message":"Unauthorized"}');
    await expect(getOrNull('/api/user')).resolves.toBeNull();
    answer(503, '{"message":"Away"}');
    await expect(getOrNull('/api/user')).rejects.toThrow('503');
  });
});

describe('a conditional request', () => {
  const known = '[{"id":"1"}]';
  const answerOnce = (status: number, body: string | null, etag: string) => {
    const fetched = vi.fn<typeof fetch>(() =>
      Promise.resolve(new Response(body, { status, headers: { ETag: etag } })),
    );
    vi.stubGlobal('fetch', fetched);
    return () => new Headers(fetched.mock.calls[0]?.[1]?.headers).get('If-None-Match');
  };

  it('returns the known value after 304', async () => {
    const asked = answerOnce(200, known, 'W/"a"');
    const first = await getIfChanged<object[]>('/api/wishes', undefined);
    expect([first, asked()]).toEqual([[{ id: '1' }], null]);
    for (let poll = 0; poll < 3; poll += 1) {
      const askedAgain = answerOnce(304, null, 'W/"a"');
      expect(await getIfChanged('/api/wishes', first)).toBe(first);
      expect(askedAgain()).toBe('W/"a"');
    }
  });

  it('returns a new value and remembers its ETag', async () => {
    answerOnce(200, known, 'W/"a"');
    const first = await getIfChanged<object[]>('/api/wishes', undefined);
    answerOnce(200, '[]', 'W/"b"');
    const second = await getIfChanged('/api/wishes', first);
    expect(second).toEqual([]);
    const asked = answerOnce(304, null, 'W/"b"');
    expect(await getIfChanged('/api/wishes', second)).toBe(second);
    expect(asked()).toBe('W/"b"');
  });

  it("sends no ETag for a value that didn't come from the server", async () => {
    const asked = answerOnce(200, known, 'W/"a"');
    expect(await getIfChanged<object[]>('/api/wishes', [])).toEqual([{ id: '1' }]);
    expect(asked()).toBeNull();
  });

  it('throws like other requests, and for an unexpected 304', async () => {
    answer(401, '{"message":"Unauthorized"}');
    await expect(getIfChanged('/api/wishes', [])).rejects.toThrow('401');
    answerOnce(304, null, 'W/"a"');
    await expect(getIfChanged('/api/wishes', undefined)).rejects.toThrow('304');
  });
});
