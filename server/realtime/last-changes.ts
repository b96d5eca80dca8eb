const MAX_FAMILIES = 10_000;

export class LastChanges {
  readonly #times = new Map<string, number>();
  readonly #maxFamilies: number;
  #knownSince = Date.now();

  constructor(maxFamilies = MAX_FAMILIES) {
    this.#maxFamilies = maxFamilies;
  }

  note(familyId: string): void {
    // Keeps the map ordered by time.
    this.#times.delete(familyId);
    this.#times.set(familyId, Date.now());
    if (this.#times.size <= this.#maxFamilies) return;
    const [oldest] = this.#times;
    if (!oldest) return;
    this.#times.delete(oldest[0]);
    this.#knownSince = oldest[1];
  }

  /** Events were missed, so any family may have changed until now. */
  forget(): void {
    this.#times.clear();
    this.#knownSince = Date.now();
  }

  of(familyId: string): number {
    return this.#times.get(familyId) ?? this.#knownSince;
  }
}
