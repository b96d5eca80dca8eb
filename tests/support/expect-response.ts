import { assert, expect } from 'vitest';
import type { z } from 'zod';
import { errorResponse, type ErrorResponse } from '@shared/contracts/error';
import type { HttpResponse } from './agent';
import { strict } from './strict';

/**
 * The body of a response that must have `status` and fit `schema`, which is taken strictly: a field that leaks fails the
 * test.
 */
export function expectResponse<T extends z.ZodType>(
  answer: HttpResponse,
  status: number,
  schema: T,
): z.output<T> {
  assert.strictEqual(answer.status, status, JSON.stringify(answer.body));
  return strict(schema).parse(answer.body);
}

/** The body of a refusal, which must have `status` and the form of an API error; `code` and `message` are checked if given. */
export function expectError(
  answer: HttpResponse,
  status: number,
  code?: string,
  message?: string,
): ErrorResponse {
  assert.strictEqual(answer.status, status, JSON.stringify(answer.body));
  const body = strict(errorResponse).parse(answer.body);
  if (code !== undefined) expect(body.code).toBe(code);
  if (message !== undefined) expect(body.message).toBe(message);
  return body;
}

/** A 400 for `field`, whose message is the answer's message too. */
export function expectFieldError(answer: HttpResponse, field: string, message: string): void {
  const body = expectError(answer, 400, 'validation', message);
  expect(body.fields).toEqual({ [field]: message });
}
