import { ApiError } from './api-client';

/** A number among the `params` of the server's error, such as how many stars are missing; undefined where it sent none. */
export function numberParam(error: unknown, name: string): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  try {
    // The message is the status and the body as it came.
    const body = JSON.parse(error.message.slice(error.message.indexOf(':') + 1)) as {
      params?: object;
    } | null;
    const value = new Map<string, unknown>(Object.entries(body?.params ?? {})).get(name);
    return typeof value === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}
