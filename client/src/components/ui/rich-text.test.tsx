import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './rich-text';

const shown = (element: React.ReactElement) => render(element).container.innerHTML;

it('puts the parts of a message into elements', () => {
  expect(shown(<RichText id="kids.locked" values={{ time: '5:30 PM' }} parts={[<b key="0" />]} />)).toBe(
    '<b>Too many wrong pictures.</b> Locked until 5:30 PM.',
  );
  expect(shown(<RichText id="family.starsEarnedNow" parts={[<i key="0">7</i>]} />)).toBe('<i>7</i> earned');
});

it('treats user input as plain text', () => {
  const username = '<0>Dana</0> & <0/> <b>Eve</b>';
  const { container } = render(
    <RichText id="passwords.newFor" values={{ username }} parts={[<b key="0" />]} />,
  );
  expect(container.querySelectorAll('b')).toHaveLength(1);
  expect(container.querySelector('b')?.textContent).toBe(username);
  expect(container.textContent).toBe(`For ${username}. You’ll be logged out everywhere else.`);
});
