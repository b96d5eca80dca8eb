type Action = (at: number) => void;

/** Actions in the order of their time; an action may add more. */
export class Timeline {
  // The next one is last, so that taking it moves nothing.
  readonly #ahead: { at: number; action: Action }[] = [];
  #last = 0;

  add(at: number, action: Action): void {
    const index = this.#ahead.findLastIndex((other) => other.at > at) + 1;
    this.#ahead.splice(index, 0, { at, action });
  }

  /** Runs every action up to `end`, no two in the same second. Later ones never run. */
  runUntil(end: number): void {
    for (let next = this.#ahead.pop(); next && next.at <= end; next = this.#ahead.pop()) {
      this.#last = Math.max(next.at, this.#last + 1000);
      next.action(this.#last);
    }
  }
}
