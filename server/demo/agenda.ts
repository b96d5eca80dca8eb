type Happening = (at: number) => void;

/** What is going to happen, in the order of time; what happens may bring more. */
export class Agenda {
  // The last is the next, so that taking it moves nothing.
  readonly #ahead: { at: number; happening: Happening }[] = [];
  #last = 0;

  add(at: number, happening: Happening): void {
    const place = this.#ahead.findLastIndex((other) => other.at > at) + 1;
    this.#ahead.splice(place, 0, { at, happening });
  }

  /** Lets everything up to `end` happen, no two things in the same second. What comes later never happens. */
  runUntil(end: number): void {
    for (let next = this.#ahead.pop(); next && next.at <= end; next = this.#ahead.pop()) {
      this.#last = Math.max(next.at, this.#last + 1000);
      next.happening(this.#last);
    }
  }
}
