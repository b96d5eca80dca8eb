import { createElement, lazy, type ComponentType } from 'react';
import { checkConnection } from './connection';
import { isQuiet } from './quiet';
import { reloadOnce } from './reload-once';

/** How to try the parts again that did not load. */
const failed = new Set<() => void>();

/**
 * As React's `lazy`, for an app that outlives the build it came from: a part whose file is gone although the server is
 * there loads the page anew, once and only where nothing is lost by it. Else the boundary around it asks.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const make = () =>
    lazy(async () => {
      try {
        return await load();
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
  return function Part(props: Props) {
    return createElement(current, props);
  };
}

/** Lets the parts that did not load be tried again when they are next shown. */
export function retryParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}
