import type { Locale } from '@shared/constants';
import type { Words } from './words';

/** What a message says, from top to bottom. */
export interface MailContent {
  subject: string;
  greeting: string;
  /** Paragraphs above the button. */
  text: readonly string[];
  button: { label: string; url: string };
  /** Paragraphs below it. */
  small: readonly string[];
}

const INK = '#14304A';
const SOFT_INK = '#49607A';
const BUTTON = '#0B7A75';
const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif';

/** The message as plain text and as HTML that says the same. Whatever stands in `content` is text, never markup. */
export function layOut(
  content: MailContent,
  { words, locale }: { words: Words; locale: Locale },
): { subject: string; text: string; html: string } {
  const { button } = content;
  const shown: MailContent = {
    subject: oneLine(content.subject),
    greeting: oneLine(content.greeting),
    text: content.text.map(oneLine),
    button: { label: oneLine(button.label), url: button.url },
    small: content.small.map(oneLine),
  };
  return { subject: shown.subject, text: asText(shown, words), html: asHtml(shown, words, locale) };
}

function asText({ greeting, text, button, small }: MailContent, words: Words): string {
  const paragraphs = [greeting, ...text, `${button.label}:\n${button.url}`, ...small];
  return `${paragraphs.join('\n\n')}\n\n-- \n${words('mail.footer')}\n`;
}

function asHtml(
  { subject, greeting, text, button, small }: MailContent,
  words: Words,
  locale: Locale,
): string {
  const paragraph = (line: string) => `<p style="margin:0 0 16px;font-size:16px">${escape(line)}</p>`;
  const fine = (line: string) =>
    `<p style="margin:0 0 12px;font-size:14px;color:${SOFT_INK}">${escape(line)}</p>`;
  const direction = locale === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;background:#F3F7FA;color:${INK};line-height:1.5;${FONT}">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#FFFFFF;border-radius:16px">
<h1 style="margin:0 0 16px;font-size:22px">${escape(greeting)}</h1>
${text.map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${escape(button.url)}" style="display:inline-block;padding:12px 20px;background:${BUTTON};color:#FFFFFF;text-decoration:none;border-radius:12px;font-size:16px;font-weight:600">${escape(button.label)}</a></p>
${fine(words('mail.open_address'))}
<p style="margin:0 0 16px;font-size:14px;word-break:break-all" dir="ltr">${escape(button.url)}</p>
${small.map(fine).join('\n')}
<hr style="border:0;border-top:1px solid #DCE5EC;margin:24px 0 16px">
${fine(words('mail.footer'))}
</div>
</body>
</html>
`;
}

/** A line break in a name must not look like a new paragraph, or in a subject like another header. */
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
