import type { Chore, CreateChoreInput, UpdateChoreBody } from '@shared/contracts/chores';
import { useSaveRecord } from '@/lib/use-save-record';
import { choresChanged } from './chores.api';

export const useSaveChore = (id: string | undefined) =>
  useSaveRecord<Chore, CreateChoreInput | UpdateChoreBody>('/api/chores', id, choresChanged);
