import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn<() => void>();
let saving = false;
let stop = () => {};
let hidden = false;

async function open() {
  vi.resetModules();
  const { noteBuild } = await import('./new-build');
  const { takeNewBuilds, reloadWhenFilesAreGone } = await import('./take-new-builds');
  const stopTaking = takeNewBuilds(() => saving);
  const stopListening = reloadWhenFilesAreGone();
  stop = () => {
    stopTaking();
    stopListening();
  };
  return {
    hear: (build: string | null) =>
      noteBuild(new Response(null, { headers: build === null ? {} : { 'X-Starnest-Build': build } })),
  };
}

const waitFor = (ms: number) => vi.advanceTimersByTime(ms);
const look = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (hidden ? 'hidden' : 'visible'));
  document.head.innerHTML = '<meta name="build" content="one">';
});
afterEach(() => {
  stop();
  saving = false;
  hidden = false;
  reload.mockClear();
});

describe('a new build', () => {
  it("is not detected if responses have the page's own build or no build", async () => {
    const { hear } = await open();
    hear('one');
    hear(null);
    waitFor(600_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded after half a minute without interaction', async () => {
    const { hear } = await open();
    hear('two');
    waitFor(25_000);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    waitFor(25_000);
    expect(reload).not.toHaveBeenCalled();
    waitFor(10_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is loaded immediately when the page is hidden', async () => {
    const { hear } = await open();
    hear('two');
    hidden = true;
    look();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['a dialog or celebration is open', '<div role="dialog"></div>'],
    ['a confirmation is open', '<div role="alertdialog"></div>'],
  ])('is postponed while %s', async (_what, html) => {
    const { hear } = await open();
    hear('two');
    document.body.innerHTML = html;
    hidden = true;
    look();
    waitFor(600_000);
    expect(reload).not.toHaveBeenCalled();
    document.body.innerHTML = '';
    waitFor(5000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is postponed while there is unsaved text', async () => {
    const { hear } = await open();
    hear('two');
    document.body.innerHTML = '<textarea></textarea>';
    const field = document.querySelector('textarea');
    if (!field) throw new Error('no field');
    field.value = 'Well do';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    waitFor(600_000);
    expect(reload).not.toHaveBeenCalled();
    field.value = '';
    waitFor(5000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is postponed during a write', async () => {
    const { hear } = await open();
    hear('two');
    saving = true;
    waitFor(600_000);
    expect(reload).not.toHaveBeenCalled();
    saving = false;
    waitFor(5000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is loaded at most once in ten minutes, even if servers have different builds', async () => {
    const first = await open();
    first.hear('two');
    waitFor(60_000);
    stop();
    const second = await open();
    second.hear('two');
    waitFor(300_000);
    expect(reload).toHaveBeenCalledOnce();
    waitFor(600_000);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

describe('a script that can’t be loaded', () => {
  const loseScript = async () => {
    window.dispatchEvent(new Event('vite:preloadError'));
    await vi.advanceTimersByTimeAsync(0);
  };

  it('reloads the page once, because a new build has replaced the files', async () => {
    vi.stubGlobal('fetch', async () => new Response('ok'));
    await open();
    await loseScript();
    await loseScript();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('leaves the page alone while the server is unreachable or a dialog is open', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    await open();
    await loseScript();
    vi.stubGlobal('fetch', async () => new Response('ok'));
    document.body.innerHTML = '<div role="dialog"></div>';
    await loseScript();
    expect(reload).not.toHaveBeenCalled();
  });
});
