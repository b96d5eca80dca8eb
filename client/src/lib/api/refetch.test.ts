import { InfiniteQueryObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';
import { GATHER_MS, refetch, refetchSoon } from './refetch';

let client: QueryClient;
let reads: string[];
const stops: (() => void)[] = [];

function show(name: string, ms = 0): void {
  const observer = new QueryObserver(client, {
    queryKey: [name],
    queryFn: () => {
      reads.push(name);
      return new Promise((resolve) => setTimeout(() => resolve(name), ms));
    },
  });
  stops.push(observer.subscribe(() => undefined));
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers();
  client = createQueryClient(() => undefined);
  reads = [];
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('refetchSoon', () => {
  it('refetches each query once for all changes within the debounce time', async () => {
    show('kids');
    show('plan');
    show('family');
    await pass(10);
    reads = [];
    refetchSoon(client, [{ queryKey: ['kids'] }]);
    await pass(GATHER_MS - 10);
    refetchSoon(client, [{ queryKey: ['kids'] }, { queryKey: ['plan'] }]);
    await pass(GATHER_MS);
    expect(reads).toEqual(['kids', 'plan']);
  });

  it('skips queries that were fetched after the change', async () => {
    show('kids');
    await pass(10);
    const changed = performance.now();
    await pass(10);
    void refetch(client, [{ queryKey: ['kids'] }]);
    await pass(10);
    reads = [];
    refetchSoon(client, [{}], changed);
    await pass(GATHER_MS);
    expect(reads).toEqual([]);
  });
});

describe('refetch', () => {
  it('keeps a further page that is being fetched', async () => {
    const list = new InfiniteQueryObserver(client, {
      queryKey: ['list'],
      queryFn: ({ pageParam }) => new Promise<number>((resolve) => setTimeout(() => resolve(pageParam), 100)),
      initialPageParam: 1,
      getNextPageParam: (last: number) => last + 1,
    });
    stops.push(list.subscribe(() => undefined));
    await pass(110);
    void list.fetchNextPage();
    await pass(50);
    void refetch(client, [{ queryKey: ['list'] }]);
    await pass(500);
    expect(list.getCurrentResult().data?.pages).toEqual([1, 2]);
  });

  it('refetches a list whose further page failed during a change', async () => {
    let isDown = false;
    let changes = 0;
    const list = new InfiniteQueryObserver(client, {
      queryKey: ['list'],
      queryFn: () =>
        new Promise<number>((resolve, reject) =>
          setTimeout(() => (isDown ? reject(new Error('down')) : resolve(changes)), 100),
        ),
      initialPageParam: 1,
      getNextPageParam: () => 2,
      retry: false,
    });
    stops.push(list.subscribe(() => undefined));
    await pass(110);
    isDown = true;
    void list.fetchNextPage();
    await pass(50);
    changes = 1;
    void refetch(client, [{ queryKey: ['list'] }]);
    await pass(60);
    isDown = false;
    await pass(200);
    expect(list.getCurrentResult().data?.pages).toEqual([1]);
  });

  it('waits for the data of a fetch that another change restarts', async () => {
    show('kids', 100);
    await pass(110);
    let isDone = false;
    void refetch(client, [{ queryKey: ['kids'] }]).then(() => {
      isDone = true;
    });
    await pass(50);
    void client.invalidateQueries({ queryKey: ['kids'] });
    await pass(60);
    expect(isDone).toBe(false);
    await pass(50);
    expect(isDone).toBe(true);
  });

  it('refetches if the first fetch started before the change', async () => {
    show('kids', 1000);
    await pass(500);
    void refetch(client);
    await pass(2000);
    expect(reads).toEqual(['kids', 'kids']);
  });

  it('resolves when all queries are refetched', async () => {
    show('kids', 1000);
    await pass(1010);
    const done = vi.fn<() => void>();
    void refetch(client).then(done);
    await pass(900);
    expect(done).not.toHaveBeenCalled();
    await pass(200);
    expect(done).toHaveBeenCalledOnce();
  });
});
