import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { useToast } from '@/components/ui/use-toast';
import { announce } from './announce';

const submission = { chore: { name: 'Wash the dishes' }, parentNotes: null } as ChoreSubmission;
const told = () => renderHook(useToast).result.current;

it.each([
  [null, 'Wash the dishes'],
  ['So shiny!', 'Wash the dishes: So shiny!'],
])('tells of approved stars, and of the note %j with them', (parentNotes, description) => {
  const approved = {
    submission: { ...submission, parentNotes },
    starsAwarded: 5,
    newStars: 9,
    newBadges: [],
  };
  announce({ type: 'chore_approved', ...approved });
  expect(told()).toMatchObject({ title: '5 stars for you!', description });
});
