import type { Page, Route } from 'playwright-core';

export type NetworkFailure = 'no response' | { status: number; body: string | object };

export const FAULTY =
  /^console error: Failed to load resource: (?:net::ERR_FAILED|the server responded with a status of 5)/;

export const INTERNAL = {
  status: 500,
  body: { message: 'Something went wrong on our side. Please try again.', code: 'internal' },
};

export const PROXY_PAGE = { status: 502, body: '<html><h1>502 Bad Gateway</h1></html>' };

// Fails the next call that matches, such as `POST **/api/chores`.
export async function failOnce(
  page: Page,
  call: string,
  failure: NetworkFailure = 'no response',
): Promise<void> {
  const [method = '', path = ''] = call.split(' ');
  let met = false;
  await page.route(path, async (route) => {
    if (met || route.request().method() !== method) return route.fallback();
    met = true;
    return meet(route, failure);
  });
}

/** Fails a route for queries that retry, until the returned function is called. */
export async function failRoute(
  page: Page,
  call: string,
  failure: NetworkFailure = 'no response',
): Promise<() => void> {
  const [method = '', path = ''] = call.split(' ');
  let restored = false;
  await page.route(path, async (route) => {
    if (restored || route.request().method() !== method) return route.fallback();
    return meet(route, failure);
  });
  return () => {
    restored = true;
  };
}

export async function hold(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

async function meet(route: Route, failure: NetworkFailure): Promise<void> {
  if (failure === 'no response') return route.abort();
  const { status, body } = failure;
  return typeof body === 'string'
    ? route.fulfill({ status, contentType: 'text/html', body })
    : route.fulfill({ status, json: body });
}
