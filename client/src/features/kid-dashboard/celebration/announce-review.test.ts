import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LedgerEntry } from '@shared/contracts/stars';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { useToast } from '@/components/ui/use-toast';
import { announceReview } from './announce-review';

const submission = { chore: { name: 'Wash the dishes' }, parentNotes: null } as ChoreSubmission;
const shownToast = () => renderHook(useToast).result.current;

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
  announceReview({ type: 'chore_approved', ...approved });
  expect(shownToast()).toMatchObject({ title: '5 stars for you!', description });
});

it.each([
  [{ id: 'g', firstName: 'Mum' }, 'Mum looked again'],
  [null, 'A grown-up looked again'],
])('tells that %j looked again', (by, title) => {
  announceReview({ type: 'review_undone', submission, newStars: 4, by });
  expect(shownToast()).toMatchObject({ title, description: 'Wash the dishes' });
});

it.each([
  ['bonus', 1, '1 star for you!'],
  ['deduction', -2, '2 stars went back'],
  ['reversal', -1, 'Mum looked again'],
] as const)('tells of a %s by hand and why', (kind, amount, title) => {
  const by = { id: 'g', firstName: 'Mum' };
  const entry = { kind, amount, label: 'Kind to a friend', by } as LedgerEntry;
  announceReview({ type: 'stars_changed', kidId: 'mia', entry, newStars: 9, newBadges: [] });
  expect(shownToast()).toMatchObject({ title, description: 'Kind to a friend' });
});
