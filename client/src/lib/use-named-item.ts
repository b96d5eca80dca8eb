import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenTabDialog } from './tab-dialog';

/** The item is refetched on opening. A deleted record stays until the form closes. */
export function useNamedItem<Item extends { id: string }>(
  open: OpenTabDialog | null,
  list: Pick<UseQueryResult<Item[]>, 'data' | 'refetch'>,
): Item | undefined {
  const id = open && 'id' in open ? open.id : undefined;
  const found = list.data?.find((item) => item.id === id);
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  const refetchList = useEffectEvent(() => void list.refetch());
  useEffect(() => {
    if (id !== undefined) refetchList();
  }, [id]);
  return found ?? (last?.id === id ? last : undefined);
}
