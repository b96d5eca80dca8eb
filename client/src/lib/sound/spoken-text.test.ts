import { expect, it } from 'vitest';
import { spokenText } from './spoken-text';

it('ends each part as a sentence and skips missing parts', () => {
  expect(spokenText('Wash the dishes', null, '5 stars.', false, 'Well done!', 'So shiny!', '')).toBe(
    'Wash the dishes. 5 stars. Well done! So shiny!',
  );
});
