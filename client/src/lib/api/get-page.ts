import { errorOf, readBody } from './api-client';

export const PAGE_SIZE = 50;

export interface Page<Row> {
  rows: Row[];
  total: number | null;
  nextCursor: string | null;
}

/** The cursor and the total are headers. Ignores empty and null values of `query`. */
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
