interface Shared<T> {
  users: number;
  started: Promise<{ value: T; stop: () => Promise<void> }>;
}

// vitest projects load their own copies of this module into the same process.
const shelf = globalThis as typeof globalThis & { starnestTests?: Map<string, Shared<unknown>> };

export async function startShared<T>(
  name: string,
  start: () => Promise<{ value: T; stop: () => Promise<void> }>,
): Promise<{ value: T; stop: () => Promise<void> }> {
  const all = (shelf.starnestTests ??= new Map());
  const shared = (all.get(name) ?? { users: 0, started: start() }) as Shared<T>;
  all.set(name, shared);
  shared.users += 1;
  const { value, stop } = await shared.started;
  return {
    value,
    stop: async () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      all.delete(name);
      await stop();
    },
  };
}
