import { timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { VERSION } from '../lib/version';
import { notFound } from '../lib/errors';
import { fingerprint } from '../lib/secrets';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

export interface Metrics {
  registry: Registry;
  observe: RequestHandler;
  serve: RequestHandler;
}

/** Metrics for Prometheus. Uses route patterns, so that no id, code or name becomes a label. */
export function createMetrics(token: string): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'starnest_build_info',
    help: 'Always 1; the version that runs is its label.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: VERSION }, 1);
  const requests = new Counter({
    name: 'starnest_http_requests_total',
    help: 'Requests by method, route and class of status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'starnest_http_request_seconds',
    help: 'Seconds from the start of a request to the end of its response.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  const expected = Buffer.from(fingerprint(`Bearer ${token}`));

  return {
    registry,
    observe(req, res, next) {
      const stop = seconds.startTimer();
      res.once('close', () => {
        const labels = { method: METHODS.has(req.method) ? req.method : 'other', route: routeOf(req) };
        stop(labels);
        requests.inc({ ...labels, status: `${Math.floor(res.statusCode / 100)}xx` });
      });
      next();
    },
    async serve(req, res) {
      const given = Buffer.from(fingerprint(req.get('authorization') ?? ''));
      if (!timingSafeEqual(given, expected)) throw notFound('address');
      res.set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
      res.end(await registry.metrics());
    },
  };
}

/** Returns `none` for pages, files and unknown paths. */
function routeOf(req: Request): string {
  const route: unknown = req.route;
  if (typeof route === 'object' && route !== null && 'path' in route) return String(route.path);
  return 'none';
}
