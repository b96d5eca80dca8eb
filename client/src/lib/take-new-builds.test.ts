import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const reload = vi.fn<() => void>();
let saving = false;
let stop = () => {};
let hidden = false;

/** The page of build `one`, of which nothing is remembered from another test. */
async function open() {
  vi.resetModules();
  const { noteBuild } = await import('./new-build');
  const { takeNewBuilds } = await import('./take-new-builds');
  stop = takeNewBuilds(() => saving);
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
  it('is none while responses name the page’s own build, or none at all', async () => {
    const { hear } = await open();
    hear('one');
    hear(null);
    waitFor(600_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is taken once nobody has touched the page for half a minute', async () => {
    const { hear } = await open();
    hear('two');
    waitFor(25_000);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    waitFor(25_000);
    expect(reload).not.toHaveBeenCalled();
    waitFor(10_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is taken at once when nobody looks at the page', async () => {
    const { hear } = await open();
    hear('two');
    hidden = true;
    look();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['a dialog or celebration is open', '<div role="dialog"></div>'],
    ['something asks to be confirmed', '<div role="alertdialog"></div>'],
  ])('waits while %s', async (_what, html) => {
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

  it('waits while a text is typed and not yet sent', async () => {
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

  it('waits for a write that is under way', async () => {
    const { hear } = await open();
    hear('two');
    saving = true;
    waitFor(600_000);
    expect(reload).not.toHaveBeenCalled();
    saving = false;
    waitFor(5000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is asked for once in ten minutes at most, whichever servers answer', async () => {
    const first = await open();
    first.hear('two');
    waitFor(60_000);
    stop();
    // The page that was loaded anew came from an old server again.
    const second = await open();
    second.hear('two');
    waitFor(300_000);
    expect(reload).toHaveBeenCalledOnce();
    waitFor(600_000);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
