type Action = (at: number) => void;

export class Timeline {
  // Sorted in reverse, so that removing the next action is cheap.
  readonly #ahead: { at: number; action: Action }[] = [];
  #last = 0;

  add(at: number, action: Action): void {
    const index = this.#ahead.findLastIndex((other) => other.at > at) + 1;
    this.#ahead.splice(index, 0, { at, action });
  }

  runUntil(end: number): void {
    for (let next = this.#ahead.pop(); next && next.at <= end; next = this.#ahead.pop()) {
      this.#last = Math.max(next.at, this.#last + 1000);
      next.action(this.#last);
    }
  }
}
