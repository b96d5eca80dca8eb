import { expect, it } from 'vitest';
import { wordsIn } from './words-in';

function elementOf(html: string): Element {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place.firstElementChild ?? place;
}

it('reads a key by its label, and else by what stands in it', () => {
  expect(wordsIn(elementOf('<button aria-label="Do It! Dust">Do It!</button>'))).toBe('Do It! Dust');
  expect(wordsIn(elementOf('<a><svg><title>Sun</title></svg>Today</a>'))).toBe('Today');
});

it('keeps words of neighbors apart, and leaves out what is only seen', () => {
  expect(
    wordsIn(
      elementOf(
        '<p><b>Ava</b><span>12</span><span class="sr-only"> stars</span><i aria-hidden="true">12</i><img alt="Owl"></p>',
      ),
    ),
  ).toBe('Ava 12 stars Owl');
});
