import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

/** Unused contexts, the longest idle first. */
const idle: { key: string; context: BrowserContext }[] = [];
const MOST_IDLE = 5;
const changed = new WeakSet<BrowserContext>();

const LOG_VIOLATIONS = `addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
  console.error('against the policy: ' + violatedDirective + ' by ' + sourceFile));`;

/** The HTTP cache and compiled scripts stay. */
const storageTypes = 'local_storage,indexeddb,websql,service_workers,cache_storage,file_systems';

/** A reused context loads pages three times faster. Its clock shows `fixedTime`. */
export async function lendContext(browser: Browser, options: BrowserContextOptions, fixedTime?: string) {
  const key = JSON.stringify([options, fixedTime]);
  const context = takeIdle(browser, key) ?? (await openContext(browser, options, fixedTime));
  return {
    context,
    giveBack: async () => {
      const reusable = options.serviceWorkers === 'block' && !changed.has(context);
      if (!reusable) return context.close();
      await clean(context, new URL(options.baseURL ?? '').origin);
      idle.push({ key, context });
      if (idle.length > MOST_IDLE) await idle.shift()?.context.close();
    },
  };
}

function takeIdle(browser: Browser, key: string): BrowserContext | undefined {
  const index = idle.findLastIndex((item) => item.key === key && item.context.browser() === browser);
  return index === -1 ? undefined : idle.splice(index, 1)[0]?.context;
}

async function openContext(
  browser: Browser,
  options: BrowserContextOptions,
  fixedTime: string | undefined,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript(LOG_VIOLATIONS);
  if (fixedTime !== undefined) await context.clock.setFixedTime(fixedTime);
  noteChanges(context);
  return context;
}

/** Scripts, clocks and socket routes can't be removed, so their context is closed after use. */
function noteChanges(context: BrowserContext): void {
  const { clock } = context;
  const noting =
    <Args extends unknown[], Result>(call: (...args: Args) => Result) =>
    (...args: Args): Result => {
      changed.add(context);
      return call(...args);
    };
  context.addInitScript = noting(context.addInitScript.bind(context));
  context.routeWebSocket = noting(context.routeWebSocket.bind(context));
  clock.install = noting(clock.install.bind(clock));
  clock.setFixedTime = noting(clock.setFixedTime.bind(clock));
  clock.setSystemTime = noting(clock.setSystemTime.bind(clock));
}

/** Clears in a page that has left the app, because a new page would start a process. */
async function clean(context: BrowserContext, origin: string): Promise<void> {
  const [page = await context.newPage(), ...others] = context.pages();
  await Promise.all(others.map((other) => other.close()));
  await Promise.all([
    page.goto('about:blank'),
    context.unrouteAll(),
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
  ]);
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await page.close();
}
