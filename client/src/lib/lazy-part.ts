import { createElement, lazy, useState, type ComponentType } from 'react';
import { checkConnection } from './connection';
import { isQuiet } from './quiet';
import { reloadOnce } from './reload-once';

/** A part of the app whose code comes when it is first shown, or fetched ahead. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code, so that the part is there at once when it is shown. Never fails: showing it says what is wrong. */
  fetch: () => Promise<void>;
};

/** How to try the parts again that did not load. */
const failed = new Set<() => void>();

/**
 * As React's `lazy`, for an app that outlives the build it came from: a part whose file is gone although the server is
 * there loads the page anew, once and only where nothing is lost by it. Else the boundary around it asks.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetch = async () => {
    const file = await load();
    loaded = file.default;
    return file;
  };
  const make = () =>
    lazy(async () => {
      try {
        return await fetch();
      } catch (error) {
        // The page is on its way out: nothing more is shown.
        if (isQuiet() && (await checkConnection()) && reloadOnce()) await new Promise(() => {});
        failed.add(renew);
        throw error;
      }
    });
  // React remembers a failure for good, so another try needs another component.
  let current: ComponentType<Props> = make();
  const renew = () => {
    current = make();
  };
  function Part(props: Props) {
    // `lazy` waits even for what is there, and React shows what it put in the place for 300 ms at least.
    const [part] = useState(() => loaded ?? current);
    return createElement(part, props);
  }
  return Object.assign(Part, {
    fetch: async () => {
      await fetch().catch(() => undefined);
    },
  });
}

/** Lets the parts that did not load be tried again when they are next shown. */
export function retryParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}
