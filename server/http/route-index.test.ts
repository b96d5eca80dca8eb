import express, { Router } from 'express';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Agent } from '../../tests/support/agent';
import { indexRoutes } from './route-index';

const server = createServer();
let agent: Agent;

const answering = (text: string): express.RequestHandler => {
  return (req, res) => void res.json({ text, params: req.params, baseUrl: req.baseUrl, query: req.query });
};

beforeAll(async () => {
  const kids = Router();
  kids.get('/kids', answering('kids'));
  kids.get('/kids/:id', answering('kid'));
  const others = Router();
  others.get('/kids/:id/badges', answering('badges'));
  others.get('/kids/:id', answering('never'));
  others.post('/chore-submissions', answering('submitted'));
  const app = express();
  app.use('/api', indexRoutes([kids, others]), (_req, res) => void res.status(404).json({ text: 'nothing' }));
  server.on('request', app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  agent = new Agent(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it.each([
  ['/api/kids', 'kids', {}],
  ['/api/kids/', 'kids', {}],
  ['/API/KIDS?a=b', 'kids', {}],
  ['/api/kids/1', 'kid', { id: '1' }],
  ['/api/kids/a%2Fb', 'kid', { id: 'a/b' }],
  ['/api/kids/1/badges', 'badges', { id: '1' }],
])('finds %s as Express does, the first that fits', async (path, text, params) => {
  const { status, body } = await agent.get(path);
  expect(status).toBe(200);
  expect(body).toMatchObject({ text, params });
});

it.each([
  '/api',
  '/api/',
  '/api//kids',
  '/api/kid',
  '/api/kids1',
  '/api/kids/1/2/3',
  '/api/%6bids',
  '/api/constructor',
])('goes on after %s, which is none of them', async (path) => {
  expect(await agent.get(path)).toMatchObject({ status: 404, body: { text: 'nothing' } });
});

it('keeps to the method', async () => {
  expect(await agent.get('/api/chore-submissions')).toMatchObject({ status: 404 });
  expect(await agent.post('/api/chore-submissions', {})).toMatchObject({ status: 200 });
  expect((await agent.send('HEAD', '/api/kids')).status).toBe(200);
});

it('takes routes that begin with a word and nothing else', () => {
  for (const path of ['/:anything', '/', '/{*path}', '/a:b']) {
    const router = Router();
    router.get(path, answering('no'));
    expect(() => indexRoutes([router])).toThrow('begin with a word');
  }
  const nested = Router();
  nested.use(Router());
  expect(() => indexRoutes([nested])).toThrow('begin with a word');
});
