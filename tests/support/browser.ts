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
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';

export type ContextOptions = Omit<BrowserContextOptions, 'viewport' | 'baseURL'> & {
  width: number;
  height: number;
  /** The app's address. Requests to any other are faults. */
  url: string;
};

export type TestBrowser = {
  /**
   * A fresh profile (no cookies, nothing stored) of that size, which asks for little motion unless told otherwise. It is
   * closed after the test that opened it; one that was opened in `beforeAll`, after the file's last test.
   */
  openContext: (options: ContextOptions) => Promise<BrowserContext>;
  /** Makes faults that match, from now to the end of the test, expected ones. */
  allowFaults: (pattern: RegExp) => void;
};

/** The package's `source` is the file with all its comments, which every page would read anew. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Nothing is loaded ahead: only rules about media that play by themselves, and experimental ones, look at that. */
const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
};

/** A tooltip floats at the end of the page; what it says is in its button's description. */
const SCANNED: axe.ElementContext = { exclude: ['[role=tooltip]'] };

// Nothing but this machine can be found, whatever the browser or a page might look for.
const FLAGS = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1', '--no-pings'];

/** The browser logs nothing about a violation of the page's policy that a script catches. */
const LOG_VIOLATIONS = `addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
  console.error('against the policy: ' + violatedDirective + ' by ' + sourceFile));`;

/** One for all files of a worker; it ends with the process. */
let shared: Browser | undefined;

/**
 * A headless Chromium for the tests of a file; call it at the file's top. A test fails when one of its pages throws,
 * logs an error, does what its policy forbids, or asks anybody but the app for something.
 */
export function useBrowser(): TestBrowser {
  const ofFile: BrowserContext[] = [];
  const ofTest: BrowserContext[] = [];
  let contexts = ofFile;
  let faults: string[] = [];
  let allowed: RegExp[] = [];

  beforeAll(async () => {
    if (!shared?.isConnected()) shared = await launch();
  });
  // A page that nobody looks at any more goes on polling and drawing, at the cost of the tests that follow.
  const close = (opened: BrowserContext[]) => Promise.all(opened.splice(0).map((context) => context.close()));
  afterAll(() => close(ofFile));
  beforeEach(() => {
    contexts = ofTest;
  });
  afterEach(async ({ task }) => {
    contexts = ofFile;
    if (task.result?.state === 'fail') await describePages([...ofFile, ...ofTest]);
    await close(ofTest);
    const unexpected = faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
    faults = [];
    allowed = [];
    expect(unexpected).toEqual([]);
  });

  return {
    openContext: async ({ width, height, url, ...options }) => {
      if (!shared)
        throw new Error('useBrowser() belongs at the top of the file, openContext() into its tests.');
      // Each fresh profile would fetch the whole app for later; who wants the service worker asks for it.
      const context = await shared.newContext({
        serviceWorkers: 'block',
        // What moves costs the machine as much as what is tested, and cannot be scanned; motion has tests of its own.
        reducedMotion: 'reduce',
        ...options,
        viewport: { width, height },
        baseURL: url,
      });
      contexts.push(context);
      await context.addInitScript(LOG_VIOLATIONS);
      watch(context, new URL(url).host, (fault) => faults.push(fault));
      return context;
    },
    allowFaults: (pattern) => allowed.push(pattern),
  };
}

/** Fails with rule and element of each violation of WCAG 2.2 AA or of axe’s best practices on the page as it stands. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Every page has a headline, and a screen that covers it is a dialog; until then, its part of the app is still on its way.
  await page.locator('main h1, header h1, [role=dialog]').first().waitFor({ state: 'attached' });
  // In the middle of a fade, a text has too little contrast. What takes longer is a clock that runs out, or never ends.
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter(({ playState, effect }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && typeof end === 'number' && end <= 1000;
    });
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE);
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run(${JSON.stringify(SCANNED)}, ${JSON.stringify(OPTIONS)})`,
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** Prints what each page showed when a test failed. */
async function describePages(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5000 })
      .catch((error: unknown) => String(error));
    process.stderr.write(`\n${page.url()} showed:\n${shown.slice(0, 6000)}\n`);
  }
}

async function launch(): Promise<Browser> {
  const found = inject('chromium');
  if ('absent' in found) throw new Error(found.absent);
  const { executablePath, env } = found;
  const options = { executablePath, args: FLAGS, env: { ...process.env, ...env } };
  // Chromium's sandbox does not work for root, and in many a container for nobody. These pages are our own.
  if (process.getuid?.() === 0 || process.env.CI)
    return chromium.launch({ ...options, chromiumSandbox: false });
  return chromium
    .launch({ ...options, chromiumSandbox: true })
    .catch(() => chromium.launch({ ...options, chromiumSandbox: false }));
}

function watch(context: BrowserContext, host: string, report: (fault: string) => void): void {
  context.on('weberror', (error) => report(`page error: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message))
      report(`console error: ${message.text()} (${message.location().url})`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(url.protocol) && url.host !== host) report(`request to ${url.href}`);
  });
}

/** Chromium logs every 4xx response as an error; to us those are answers like others. */
function isRefusal(message: ConsoleMessage): boolean {
  return /^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text());
}
