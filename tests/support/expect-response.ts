import { assert, expect } from 'vitest';
import type { z } from 'zod';
import { errorResponse, type ErrorResponse } from '@shared/contracts/error';
import type { HttpResponse } from './agent';
import { strict } from './strict';

/**
 * Returns the body of a response that must have `status` and match `schema` strictly, so a leaked field fails
 * the test.
 */
export function expectResponse<T extends z.ZodType>(
  response: HttpResponse,
  status: number,
  schema: T,
): z.output<T> {
  assert.strictEqual(response.status, status, JSON.stringify(response.body));
  return strict(schema).parse(response.body);
}

/** Returns the body of an API error with `status`. Checks `code` and `message` if given. */
export function expectError(
  response: HttpResponse,
  status: number,
  code?: string,
  message?: string,
): ErrorResponse {
  assert.strictEqual(response.status, status, JSON.stringify(response.body));
  const body = strict(errorResponse).parse(response.body);
  if (code !== undefined) expect(body.code).toBe(code);
  if (message !== undefined) expect(body.message).toBe(message);
  return body;
}

/** Expects a 400 for `field`, whose message is also the response's message. */
export function expectFieldError(response: HttpResponse, field: string, message: string): void {
  const body = expectError(response, 400, 'validation', message);
  expect(body.fields).toEqual({ [field]: message });
}
