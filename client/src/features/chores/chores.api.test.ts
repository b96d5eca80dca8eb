import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queryKeys } from '@/lib/api/query-keys';
import { choresChanged } from './chores.api';

it("a changed chore invalidates every kid's chores but no rewards", async () => {
  const client = new QueryClient();
  const keys = [queryKeys.kidChores('mia'), queryKeys.kidChores('leo'), queryKeys.familyRewards('12345')];
  for (const key of keys) client.setQueryData(key, []);
  await choresChanged(client);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});
