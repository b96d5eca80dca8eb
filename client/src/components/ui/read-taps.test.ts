import { expect, it } from 'vitest';
import { wordsIn } from './read-taps';

function elementOf(html: string): Element {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place.firstElementChild ?? place;
}

it("reads a button's label, or else its content", () => {
  expect(wordsIn(elementOf('<button aria-label="Do It! Dust">Do It!</button>'))).toBe('Do It! Dust');
  expect(wordsIn(elementOf('<a><svg><title>Sun</title></svg>Today</a>'))).toBe('Today');
});

it('separates adjacent words and skips hidden content', () => {
  expect(
    wordsIn(
      elementOf(
        '<p><b>Ava</b><span>12</span><span class="sr-only"> stars</span><i aria-hidden="true">12</i><img alt="Owl"></p>',
      ),
    ),
  ).toBe('Ava 12 stars Owl');
});
