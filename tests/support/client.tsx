import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { useToast } from '@/components/ui/use-toast';
import { createQueryClient } from '@/lib/api/query-client';

export type Reply = { status?: number; body?: unknown; headers?: Record<string, string> } | null;

export interface Sent {
  method: string;
  path: string;
  body: unknown;
  headers: Headers;
}

/**
 * `routes` are by 'METHOD /path' (without the query). Other calls get 404. Returns all requests, oldest
 * first.
 */
export function pretendServer(routes: Record<string, (sent: Sent) => Reply | Promise<Reply>>): Sent[] {
  const all: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const sent = { method: init.method ?? 'GET', path, body, headers: new Headers(init.headers) };
    all.push(sent);
    const answer = routes[`${sent.method} ${path.split('?')[0]}`];
    const reply = answer
      ? await answer(sent)
      : { status: 404, body: { message: 'Not found', code: 'not_found' } };
    if (reply === null) throw new TypeError('Failed to fetch');
    const text = reply.body === undefined ? '' : JSON.stringify(reply.body);
    return new Response(text === '' ? null : text, {
      status: reply.status ?? (text === '' ? 204 : 200),
      headers: reply.headers ?? {},
    });
  });
  return all;
}

export function renderInApp(ui: ReactNode): RenderResult {
  return renderWith(
    createQueryClient(() => undefined),
    ui,
  );
}

export function renderWith(client: QueryClient, ui: ReactNode): RenderResult {
  return render(<QueryClientProvider client={client}>{ui}</QueryClientProvider>);
}

export function Said() {
  const shown = useToast();
  return <p data-said>{shown?.open && [shown.title, shown.description].filter(Boolean).join(': ')}</p>;
}

export const said = (): string | null | undefined => document.querySelector('[data-said]')?.textContent;

const STEP_MS = 1000;

export async function pass(ms: number): Promise<void> {
  let left = ms;
  do {
    const step = Math.min(left, STEP_MS);
    await act(() => vi.advanceTimersByTimeAsync(step));
    left -= step;
  } while (left > 0);
}
