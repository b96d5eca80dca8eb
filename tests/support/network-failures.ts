import type { Page, Route } from 'playwright-core';

/** No answer at all, or one that did not come from the app. */
export type NetworkFailure = 'no response' | { status: number; body: string | object };

/** What Chromium logs of such calls. */
export const FAULTY =
  /^console error: Failed to load resource: (?:net::ERR_FAILED|the server responded with a status of 5)/;

/** What the app answers when something unexpected happens inside it. */
export const INTERNAL = {
  status: 500,
  body: { message: 'Something went wrong on our side. Please try again.', code: 'internal' },
};

/** A page of whatever stands before the app, as proxies show it. */
export const PROXY_PAGE = { status: 502, body: '<html><h1>502 Bad Gateway</h1></html>' };

// The next call that fits, as in `POST **/api/chores`, meets that failure; the calls after it go through again.
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

/** Every call that fits meets that failure until what it returns is called: for reads that are repeated by themselves. */
export async function fail(
  page: Page,
  call: string,
  failure: NetworkFailure = 'no response',
): Promise<() => void> {
  const [method = '', path = ''] = call.split(' ');
  let mended = false;
  await page.route(path, async (route) => {
    if (mended || route.request().method() !== method) return route.fallback();
    return meet(route, failure);
  });
  return () => {
    mended = true;
  };
}

/** Holds the navigations and calls to that address until what it returns is called. */
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

/** Lets the page's live connection open and tell nothing, so that nothing is read again because of it. */
export const holdNews = (page: Page): Promise<void> => page.routeWebSocket(/\/ws$/, () => {});

async function meet(route: Route, failure: NetworkFailure): Promise<void> {
  if (failure === 'no response') return route.abort();
  const { status, body } = failure;
  return typeof body === 'string'
    ? route.fulfill({ status, contentType: 'text/html', body })
    : route.fulfill({ status, json: body });
}
