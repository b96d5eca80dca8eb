import { ApiError } from './api-client';

/** A number among the error's `params`, such as the missing stars, or undefined. */
export function numberParam(error: unknown, name: string): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  try {
    // The message is the status and the original body.
    const body = JSON.parse(error.message.slice(error.message.indexOf(':') + 1)) as {
      params?: object;
    } | null;
    const value = new Map<string, unknown>(Object.entries(body?.params ?? {})).get(name);
    return typeof value === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}
