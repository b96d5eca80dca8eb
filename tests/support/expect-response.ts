import { assert, expect } from 'vitest';
import type { z } from 'zod';
import { errorResponse, type ErrorResponse } from '@shared/contracts/error';
import type { HttpResponse } from './agent';
import { strict } from './strict';

export function expectResponse<T extends z.ZodType>(
  response: HttpResponse,
  status: number,
  schema: T,
): z.output<T> {
  assert.strictEqual(response.status, status, JSON.stringify(response.body));
  return strict(schema).parse(response.body);
}

/** Checks `code` and `message` if given, and that messages have no placeholder left. */
export function expectError(
  response: HttpResponse,
  status: number,
  code?: string,
  message?: string,
): ErrorResponse {
  assert.strictEqual(response.status, status, JSON.stringify(response.body));
  const body = strict(errorResponse).parse(response.body);
  expect([body.message, ...Object.values(body.fields ?? {})].join('\n')).not.toMatch(/\{\w/);
  if (code !== undefined) expect(body.code).toBe(code);
  if (message !== undefined) expect(body.message).toBe(message);
  return body;
}

/** Expects a 400, with the same message for the response. */
export function expectFieldError(response: HttpResponse, field: string, message: string): void {
  const body = expectError(response, 400, 'validation', message);
  expect(body.fields).toEqual({ [field]: message });
}
