import { describe, expect, it } from 'vitest';
import { layOut } from './layout';
import { timeText, wordsIn } from './words';

const english = wordsIn('en');

describe('layOut', () => {
  const hostile = '<img src=x onerror="alert(1)">\r\nBcc: eve@example.org';
  const content = {
    subject: hostile,
    greeting: `Hello ${hostile}`,
    text: [hostile],
    button: { label: hostile, url: 'https://nest.example.org/reset/abc' },
    small: [hostile],
  };

  it('shows whatever a name holds as text, on one line', () => {
    const { subject, text, html } = layOut(content, english);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).not.toMatch(/^Bcc:/m);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  });

  it('says the same in both forms', () => {
    const plain = { ...content, subject: 'S', greeting: 'Hello Dana', text: ['One.'], small: ['Two.'] };
    const { text, html } = layOut({ ...plain, button: { ...content.button, label: 'Go' } }, english);
    for (const part of ['Hello Dana', 'One.', 'Go', content.button.url, 'Two.']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
  });
});

describe('the words of mail', () => {
  it('are English for a language without a catalog', () => {
    expect(wordsIn(null).locale).toBe('en');
    expect(wordsIn('ar').words('mail.greeting', { firstName: 'Dana' })).toBe('Hello Dana');
  });

  it('take a value as it is, whatever stands in it', () => {
    expect(english.words('mail.greeting', { firstName: '{username} #' })).toBe('Hello {username} #');
  });

  it('give a time with its zone', () => {
    expect(timeText(new Date('2026-07-01T17:44:00Z'), 'en', 'Europe/Berlin')).toMatch(
      /Wednesday.*7:44.*GMT\+2/,
    );
  });
});
