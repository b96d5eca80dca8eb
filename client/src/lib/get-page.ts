import { errorOf, readBody } from './api-client';

/** Every page of a list but the last has so many rows. */
export const PAGE_SIZE = 50;

export interface Page<Row> {
  rows: Row[];
  /** How many rows match on all pages, where the server counts them. */
  total: number | null;
  nextCursor: string | null;
}

/**
 * One page of a long list, narrowed by what of `query` is neither empty nor null. A page's cursor and total
 * ride in headers, so it is read here and not with `get`. Throws ApiError.
 */
export async function getPage<Row>(
  path: string,
  query: Readonly<Record<string, string | number | null>>,
  signal: AbortSignal,
): Promise<Page<Row>> {
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, String(value)]],
  );
  const response = await fetch(`${path}?${new URLSearchParams(asked).toString()}`, {
    headers: { Accept: 'application/json' },
    credentials: 'include',
    signal,
  });
  if (!response.ok) throw await errorOf(response);
  const rows = await readBody<Row[]>(response);
  const total = response.headers.get('X-Total-Count');
  return {
    rows,
    total: total === null ? null : Number(total),
    nextCursor: response.headers.get('X-Next-Cursor'),
  };
}
