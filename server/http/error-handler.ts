import type { ErrorRequestHandler, RequestHandler } from 'express';
import { isDatabaseUnavailable, keyOfDeletedParent } from '../db/errors';
import { AppError, notFound, presentError, unavailable } from '../lib/errors';
import type { Logger } from '../lib/logger';
import { sendJson } from './send-json';

/** Unexpected errors are logged and reveal nothing internal. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return async (error: unknown, req, res, _next) => {
    const deletedParent = keyOfDeletedParent(error);
    const appError = deletedParent === undefined ? asAppError(error) : notFound('deleted_meanwhile');
    if (!appError) logger.error({ err: error, requestId: req.requestId }, 'request failed');
    else if (deletedParent !== undefined)
      logger.warn({ constraint: deletedParent, requestId: req.requestId }, 'the parent record is gone');
    else if (appError.status === 503)
      logger.warn({ err: appError.cause ?? appError, requestId: req.requestId }, 'unavailable');
    if (res.headersSent) {
      // Closing the connection tells the client.
      res.destroy();
      return;
    }
    if (appError?.retryAfter !== undefined) res.set('Retry-After', String(appError.retryAfter));
    const response = appError ?? new AppError('internal', 'internal');
    await sendJson(res.status(response.status), presentError(response));
  };
}

function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return unavailable(undefined, error);
  return fromHttpError(error);
}

function fromHttpError(error: unknown): AppError | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return null;
  const { status } = error;
  // An id in the path could not be decoded.
  if (error instanceof URIError) return notFound('address');
  if (status === 413) return new AppError('too_large', 'too_large.body');
  if (status === 415) return new AppError('unsupported_type', 'unsupported_type.charset');
  if (status >= 400 && status < 500) return new AppError('validation', 'validation.json');
  return null;
}

export const unknownAddress: RequestHandler = (_req, _res, next) => next(notFound('address'));

/** `OPTIONS *` is about the whole server (RFC 9110, 9.3.7). */
export const serverOptions: RequestHandler = (req, res, next) => {
  if (req.method !== 'OPTIONS' || req.url !== '*') return next();
  res.setHeader('Allow', 'GET, HEAD, POST, PUT, DELETE, OPTIONS');
  res.status(204).end();
};
