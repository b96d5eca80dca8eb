import type { ErrorRequestHandler, RequestHandler } from 'express';
import { isDatabaseAway, violatesForeignKey } from '../db/errors';
import { AppError, notFound, presentError, unavailable } from '../lib/errors';
import type { Logger } from '../lib/logger';
import { sendJson } from './send-json';

/** Answers every fault as an API error. An unexpected one is logged, and its answer tells nothing of the inside. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return async (error: unknown, req, res, _next) => {
    const fault = asAppError(error);
    if (!fault) logger.error({ err: error, requestId: req.requestId }, 'request failed');
    else if (fault.status === 503)
      logger.warn({ err: fault.cause ?? fault, requestId: req.requestId }, 'unavailable');
    if (res.headersSent) {
      // Half an answer can't be mended: the broken connection tells the client.
      res.destroy();
      return;
    }
    if (fault?.retryAfter !== undefined) res.set('Retry-After', String(fault.retryAfter));
    const shown = fault ?? new AppError('internal', 'internal');
    await sendJson(res.status(shown.status), presentError(shown));
  };
}

function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return unavailable(undefined, error);
  if (violatesForeignKey(error)) return notFound('deleted_meanwhile');
  return fromHttpError(error);
}

/** The faults of Express and its body parser: they carry a status and a type. */
function fromHttpError(error: unknown): AppError | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return null;
  const { status } = error;
  if (status === 413) return new AppError('too_large', 'too_large.body');
  if (status === 415) return new AppError('unsupported_type', 'unsupported_type.charset');
  if (status >= 400 && status < 500) return new AppError('validation', 'validation.json');
  return null;
}

/** Anything that no route answers. */
export const unknownCall: RequestHandler = (_req, _res, next) => next(notFound('address'));

/** `OPTIONS *` asks about the server as a whole and none of its addresses (RFC 9110, 9.3.7). */
export const aboutServer: RequestHandler = (req, res, next) => {
  if (req.method !== 'OPTIONS' || req.url !== '*') return next();
  res.setHeader('Allow', 'GET, HEAD, POST, PUT, DELETE, OPTIONS');
  res.status(204).end();
};
