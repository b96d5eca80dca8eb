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

  it('escapes names and keeps them on one line', () => {
    const { subject, text, html } = layOut(content, english);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).not.toMatch(/^Bcc:/m);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  });

  it('has the same content as text and HTML', () => {
    const plain = { ...content, subject: 'S', greeting: 'Hello Dana', text: ['One.'], small: ['Two.'] };
    const { text, html } = layOut({ ...plain, button: { ...content.button, label: 'Go' } }, english);
    for (const part of ['Hello Dana', 'One.', 'Go', content.button.url, 'Two.']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
  });
});

describe('a message that is read from right to left', () => {
  const arabic = wordsIn('ar');
  const button = { label: 'افتح', url: 'https://nest.example.org/reset/abc' };
  const { html } = layOut({ subject: 'س', greeting: 'مرحبًا', text: [], button, small: [] }, arabic);

  it('declares its language and direction, also as a web page, and keeps addresses left to right', () => {
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toMatch(/<div lang="ar" dir="rtl" style="text-align:right;/);
    expect(html).toMatch(/dir="ltr">https:\/\/nest\.example\.org/);
  });

  it('keeps punctuation next to the names it belongs to', () => {
    expect(arabic.words('mail.greeting', { firstName: 'Dana' })).toContain('\u2068Dana\u2069');
  });
});

describe('the words of mail', () => {
  it('insert values literally', () => {
    expect(english.words('mail.greeting', { firstName: '{username} #' })).toBe('Hello {username} #');
  });

  it('show a time with its zone in the language’s format', () => {
    const at = new Date('2026-07-01T17:44:00Z');
    expect(timeText(at, english, 'Europe/Berlin')).toMatch(/Wednesday.*7:44.*GMT\+2/);
    expect(timeText(at, wordsIn('de'), 'Europe/Berlin')).toMatch(/Mittwoch.*19:44.*MESZ/);
    expect(timeText(at, wordsIn('ar'), 'Europe/Berlin')).toMatch(/الأربعاء.*7:44/);
  });

  it('have the plurals of each language', () => {
    const days = (locale: 'de' | 'ar', count: number) =>
      wordsIn(locale).words('invite.validity', { days: count });
    expect(days('de', 7)).toContain('7 Tage');
    expect(new Set([1, 2, 7, 11].map((count) => days('ar', count).replaceAll(/\d+/g, '')))).toHaveLength(4);
  });
});
