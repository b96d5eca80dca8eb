import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type ConsoleMessage,
  type Page,
  type Request,
  type Response,
  type WebError,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { QUICK_START } from '../setup/chromium';
import { lendContext } from './browser-contexts';

export type ContextOptions = Omit<BrowserContextOptions, 'viewport' | 'baseURL'> & {
  width: number;
  height: number;
  url: string;
};

type OpenContext = { context: BrowserContext; calls: readonly string[]; close: () => Promise<void> };

export type TestBrowser = {
  openContext: (options: ContextOptions) => Promise<BrowserContext>;
  allowFaults: (pattern: RegExp) => void;
};

/** The package's `source` contains all comments, which every page would parse. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
};

/** A tooltip is outside the landmarks. Its text is the button's description. */
const SCANNED: axe.ElementContext = { exclude: ['[data-tooltip]'] };

// The browser can only reach this machine.
const FLAGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--no-pings',
  QUICK_START,
];

const MOST_CALLS = 40;

let shared: Browser | undefined;

/**
 * Call it at the top of the file. A test fails if a page throws, logs an error, violates its policy, or
 * requests another host.
 */
export function useBrowser(): TestBrowser {
  const ofFile: OpenContext[] = [];
  const ofTest: OpenContext[] = [];
  let contexts = ofFile;
  let faults: string[] = [];
  let allowed: RegExp[] = [];

  beforeAll(async () => {
    if (!shared?.isConnected()) shared = await launch();
  });
  const close = (opened: OpenContext[]) => Promise.all(opened.splice(0).map((item) => item.close()));
  afterAll(() => close(ofFile));
  beforeEach(() => {
    contexts = ofTest;
  });
  afterEach(async ({ task }) => {
    contexts = ofFile;
    const seen = task.result?.state === 'fail' && (await describePages([...ofFile, ...ofTest]));
    await close(ofTest);
    const unexpected = faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
    faults = [];
    allowed = [];
    // Next to the failure at the end of the output.
    if (seen) throw new Error([seen, ...unexpected].join('\n'));
    expect(unexpected).toEqual([]);
  });

  return {
    openContext: async ({ width, height, url, ...options }) => {
      if (!shared)
        throw new Error('Call useBrowser() at the top of the file and openContext() in its tests.');
      const { context, giveBack } = await lendContext(shared, {
        // A worker would download the whole app.
        serviceWorkers: 'block',
        // Animations slow down tests and prevent scans.
        reducedMotion: 'reduce',
        ...options,
        viewport: { width, height },
        baseURL: url,
      });
      const { calls, unwatch } = watch(context, new URL(url).host, (fault) => faults.push(fault));
      contexts.push({
        context,
        calls,
        close: async () => {
          await giveBack();
          unwatch();
        },
      });
      return context;
    },
    allowFaults: (pattern) => allowed.push(pattern),
  };
}

/** Fails with the rule and element of each violation of WCAG 2.2 AA or axe's best practices. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await findAxeViolations(page), `accessibility of ${page.url()}`).toEqual([]);
}

export async function findAxeViolations(page: Page): Promise<string[]> {
  // Every loaded page has a heading or a dialog.
  await page.locator('main h1, header h1, [role=dialog]').first().waitFor({ state: 'attached' });
  // Waits for fades. Longer animations are countdowns or endless.
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter(({ playState, effect }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && typeof end === 'number' && end <= 1000;
    });
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
  await page.evaluate(() => {
    for (const tooltip of document.querySelectorAll('[data-tooltip]'))
      tooltip.closest('[data-radix-popper-content-wrapper]')?.setAttribute('data-tooltip', '');
  });
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE);
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run(${JSON.stringify(SCANNED)}, ${JSON.stringify(OPTIONS)})`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}

async function describePages(opened: readonly OpenContext[]): Promise<string> {
  const pages = opened.flatMap(({ context, calls }) => context.pages().map((page) => ({ page, calls })));
  const texts = pages.map(async ({ page, calls }) => {
    const body = page.locator('body');
    const shown = await body.ariaSnapshot({ timeout: 5000 }).catch((error: unknown) => String(error));
    return `${page.url()} showed:\n${shown.slice(0, 2500)}\nafter\n${calls.join('\n')}`;
  });
  return (await Promise.all(texts)).join('\n\n');
}

async function launch(): Promise<Browser> {
  const found = inject('chromium');
  if ('absent' in found) throw new Error(found.absent);
  const { executablePath, env } = found;
  const options = { executablePath, args: FLAGS, env: { ...process.env, ...env } };
  // The sandbox doesn't work for root and in many containers.
  if (process.getuid?.() === 0 || process.env.CI)
    return chromium.launch({ ...options, chromiumSandbox: false });
  return chromium
    .launch({ ...options, chromiumSandbox: true })
    .catch(() => chromium.launch({ ...options, chromiumSandbox: false }));
}

/** Reports faults, and keeps the context's last calls and messages. */
function watch(context: BrowserContext, host: string, report: (fault: string) => void) {
  const calls: string[] = [];
  const note = (line: string) => {
    calls.push(`${new Date().toISOString().slice(17)} ${line.slice(0, 160)}`);
    if (calls.length > MOST_CALLS) calls.shift();
  };
  const onError = (error: WebError) => report(`page error: ${error.error().message}`);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !isRefusal(message))
      report(`console error: ${message.text()} (${message.location().url})`);
  };
  const onRequest = (request: Request) => {
    const url = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.host !== host) report(`request to ${url.href}`);
    if (url.pathname.startsWith('/api/')) note(`${request.method()} ${url.pathname}`);
  };
  const onResponse = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/')) note(`${response.status()} from ${pathname}`);
  };
  const onPage = (page: Page) =>
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => note(`socket: ${String(payload)}`));
      socket.on('close', () => note('socket closed'));
    });
  context.on('weberror', onError).on('console', onConsole);
  context.on('request', onRequest).on('response', onResponse).on('page', onPage);
  const unwatch = () => {
    context.off('weberror', onError).off('console', onConsole);
    context.off('request', onRequest).off('response', onResponse).off('page', onPage);
  };
  return { calls, unwatch };
}

/** Whether Chromium logged a refused request as an error. */
function isRefusal(message: ConsoleMessage): boolean {
  return /^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text());
}
