import { expect, it } from 'vitest';
import { spokenText } from './spoken-text';

it('ends each part as a sentence, once, and leaves out what is missing', () => {
  expect(spokenText('Wash the dishes', null, '5 stars.', false, 'Well done!', 'So shiny!', '')).toBe(
    'Wash the dishes. 5 stars. Well done! So shiny!',
  );
});
