import type { ChoreBody } from '@shared/contracts/chores';
import { choresChanged } from '@/features/chores/chores.api';
import type { ChoreIdea } from './chore-ideas';
import { useAddIdeas, type SendIdea } from './library.api';

const bodyOf = ({ ages: _ages, room: _room, years: _years, ...body }: ChoreIdea): ChoreBody => body;

export const useAddChoreIdeas = (send: SendIdea) => useAddIdeas('/api/chores', bodyOf, choresChanged, send);
