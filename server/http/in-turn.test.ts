import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { inTurn } from './in-turn';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** What is answered by an app that has `handlers` and, after them, one that says 'after'. */
async function answerOf(...handlers: RequestHandler[]): Promise<string> {
  const app = express();
  app.use(inTurn(...handlers));
  app.use((_req, res) => void res.send('after'));
  const onError: ErrorRequestHandler = (error: Error, _req, res, _next) => void res.send(error.message);
  app.use(onError);
  const server = createServer(app).listen(0);
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/`)).text();
}

const passes: RequestHandler = (_req, _res, next) => next();
const passesLater: RequestHandler = async (_req, _res, next) => {
  await Promise.resolve();
  next();
};
const fails: RequestHandler = () => {
  throw new Error('failed');
};

it('goes from one to the next, and on when all have passed', async () => {
  const seen: number[] = [];
  const notes = (number: number): RequestHandler => {
    return (_req, _res, next) => {
      seen.push(number);
      next();
    };
  };
  expect(await answerOf(notes(1), passesLater, notes(2), passes, notes(3))).toBe('after');
  expect(seen).toEqual([1, 2, 3]);
});

it('ends with the one that answers', async () => {
  expect(await answerOf(passes, (_req, res) => void res.send('here'), fails)).toBe('here');
});

it.each<[string, RequestHandler[]]>([
  ['at once', [passes, fails]],
  ['after one that took its time', [passesLater, fails]],
  ['later', [async () => Promise.reject(new Error('failed'))]],
  ['by handing it on', [(_req, _res, next) => next(new Error('failed')), passes]],
])('sends on what is thrown %s', async (_when, handlers) => {
  expect(await answerOf(...handlers)).toBe('failed');
});
