import { ApiError } from './api-client';

export function numberParam(error: unknown, name: string): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  try {
    // The body follows the status.
    const body = JSON.parse(error.message.slice(error.message.indexOf(':') + 1)) as {
      params?: object;
    } | null;
    const value = new Map<string, unknown>(Object.entries(body?.params ?? {})).get(name);
    return typeof value === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}
