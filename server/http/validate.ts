import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler } from 'express';
import { z } from 'zod';
import { errorOfIssue, type ErrorMessage } from '@shared/error-text';
import { AppError, notFound, type Missing } from '../lib/errors';
import { isId } from '../lib/ids';

const JSON_LIMIT = '100kb';
const NOT_READ = 'validation.json';
const readJson = express.json({
  limit: JSON_LIMIT,
  // Invalid text would be stored with replacement characters.
  verify: (_req, _res, body, charset) => {
    if (charset === 'utf-8' && !isUtf8(body)) throw new AppError('validation', NOT_READ);
  },
});

const bodyErrors = new WeakMap<Request, unknown>();

/**
 * Reads a JSON body first, because rights are checked when the last byte has arrived, so that a half-sent
 * request keeps no right. `jsonBody` reports errors of the body after the role check.
 */
export const readBody: RequestHandler = (req, res, next) => {
  if (!hasBody(req.headers)) return next();
  if (!req.is('application/json')) {
    bodyErrors.set(req, new AppError('unsupported_type', 'unsupported_type.body'));
    return next();
  }
  return readJson(req, res, (error?: unknown) => {
    if (error !== undefined) bodyErrors.set(req, error);
    next();
  });
};

/** Requires a JSON body, if any, because another site's form can't send JSON. */
export const jsonBody: RequestHandler = (req, _res, next) => next(bodyErrors.get(req));

function hasBody(headers: {
  'transfer-encoding'?: string | undefined;
  'content-length'?: string | undefined;
}): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Returns `value` without unknown fields. Throws 400 with the first issue's message and all issues by path.
 */
export function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const fields: Record<string, ErrorMessage> = {};
  for (const issue of result.error.issues) {
    if (issue.path.length === 0 && issue.code === 'invalid_type') throw new AppError('validation', NOT_READ);
    fields[issue.path.join('.') || 'body'] ??= errorOfIssue(issue);
  }
  throw new AppError('validation', 'validation', { fields });
}

/** Throws 404 for an invalid id, as for an unknown one. */
export function recordId(value: unknown, what: Missing): string {
  if (typeof value !== 'string' || !isId(value)) throw notFound(what);
  return value.toLowerCase();
}
