import { afterAll, describe, expect, it } from 'vitest';
import openApi from '../../docs/openapi.json';
import { Agent } from '../../tests/support/agent';
import { startServer } from '../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

describe('GET /api/openapi.json', () => {
  it('serves the document publicly with a cache header', async () => {
    const { status, body, headers } = await new Agent(server.url).get('/api/openapi.json');
    expect(status).toBe(200);
    expect(body).toEqual(openApi);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it("returns 304 if the caller's copy is current", async () => {
    const agent = new Agent(server.url);
    const { headers } = await agent.get('/api/openapi.json');
    const again = await agent.get('/api/openapi.json', { 'If-None-Match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toBeNull();
  });
});
