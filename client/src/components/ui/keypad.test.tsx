import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Keypad } from './keypad';

function Owner() {
  const [code, setCode] = useState('');
  return (
    <>
      <Keypad value={code} onChange={setCode} onEnter={() => undefined} />
      <output aria-label="code">{code}</output>
    </>
  );
}

const code = () => screen.getByLabelText('code').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('Keypad', () => {
  it('accepts at most five digits', () => {
    render(<Owner />);
    for (const digit of ['4', '8', '2', '1', '3', '9']) press(digit);
    expect(code()).toBe('48213');
  });

  it('deletes one digit or all', () => {
    render(<Owner />);
    press('4');
    press('8');
    press('Backspace');
    expect(code()).toBe('4');
    press('Clear');
    expect(code()).toBe('');
  });

  it('keeps the focus off clicked digits, so that Enter sends the code', () => {
    const onEnter = vi.fn<() => void>();
    render(<Keypad value="48213" onChange={() => undefined} onEnter={onEnter} />);
    const digit = screen.getByRole('button', { name: '3' });
    expect(fireEvent.mouseDown(digit)).toBe(false);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
    expect(onEnter).toHaveBeenCalledOnce();
  });

  it('ignores keys other than digits', () => {
    render(<Owner />);
    for (const key of ['4', 'x', '0', 'Backspace', '7']) fireEvent.keyDown(document.body, { key });
    expect(code()).toBe('47');
  });

  it('accepts Arabic and Persian digits but ignores keys like F1', () => {
    render(<Owner />);
    for (const key of ['٤', 'F1', '۷', '٠']) fireEvent.keyDown(document.body, { key });
    expect(code()).toBe('470');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '٤٨۲١٣' } });
    expect(code()).toBe('48213');
  });

  it('accepts a pasted code with spaces', () => {
    render(<Owner />);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '4 8 2 1 3 9' } });
    expect(code()).toBe('48213');
  });
});
