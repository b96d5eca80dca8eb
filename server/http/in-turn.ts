import type { RequestHandler } from 'express';

/**
 * Handlers as one, each going on to the next: for what every request meets, since Express' own way from one handler to
 * another costs more than most of these do. What they throw goes where Express would send it.
 */
export function inTurn(...handlers: readonly RequestHandler[]): RequestHandler {
  return (req, res, next) => {
    const goOn = (index: number): void => {
      const handler = handlers[index];
      if (!handler) return next();
      const running: unknown = handler(req, res, (error?: unknown) =>
        error === undefined ? goOn(index + 1) : next(error),
      );
      if (running instanceof Promise) running.catch(next);
    };
    goOn(0);
  };
}
