import type { MailLanguage, Words } from './words';

export interface MailContent {
  subject: string;
  greeting: string;
  text: readonly string[];
  lists?: readonly { heading: string; lines: readonly string[] }[];
  button: Link;
  small: readonly string[];
  stop?: Link;
}

interface Link {
  label: string;
  url: string;
}

const INK = '#14304A';
const SOFT_INK = '#49607A';
const BUTTON = '#0B7A75';
const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif';

/** Returns plain text and HTML. `content` is text, never markup. */
export function layOut(
  content: MailContent,
  language: MailLanguage,
): { subject: string; text: string; html: string } {
  const { lists = [], button, stop } = content;
  const shown: ShownContent = {
    subject: collapseSpace(content.subject),
    greeting: collapseSpace(content.greeting),
    text: content.text.map(collapseSpace),
    lists: lists.map(({ heading, lines }) => ({
      heading: collapseSpace(heading),
      lines: lines.map(collapseSpace),
    })),
    button: { ...button, label: collapseSpace(button.label) },
    small: content.small.map(collapseSpace),
    ...(stop && { stop: { ...stop, label: collapseSpace(stop.label) } }),
  };
  return { subject: shown.subject, text: asText(shown, language.words), html: asHtml(shown, language) };
}

type ShownContent = MailContent & Required<Pick<MailContent, 'lists'>>;

function asText({ greeting, text, lists, button, small, stop }: ShownContent, words: Words): string {
  const paragraphs = [
    greeting,
    ...text,
    ...lists.map(({ heading, lines }) => [heading, ...lines.map((line) => `- ${line}`)].join('\n')),
    linkText(button),
    ...small,
    ...(stop ? [linkText(stop)] : []),
  ];
  return `${paragraphs.join('\n\n')}\n\n-- \n${words('mail.footer')}\n`;
}

const linkText = ({ label, url }: Link): string => `${label}:\n${url}`;

function asHtml(
  { subject, greeting, text, lists, button, small, stop }: ShownContent,
  { words, locale, direction }: MailLanguage,
): string {
  const paragraph = (line: string) => `<p style="margin:0 0 16px;font-size:16px">${escape(line)}</p>`;
  const fine = (line: string) =>
    `<p style="margin:0 0 12px;font-size:14px;color:${SOFT_INK}">${escape(line)}</p>`;
  const list = ({ heading, lines }: (typeof lists)[number]) =>
    `<h2 style="margin:24px 0 8px;font-size:17px">${escape(heading)}</h2>
<ul style="margin:0 0 16px;padding-inline-start:20px;font-size:16px">${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`;
  const stopLink = stop
    ? `<p style="margin:0 0 12px;font-size:14px"><a href="${escape(stop.url)}" style="color:${SOFT_INK}">${escape(stop.label)}</a></p>\n`
    : '';
  // Webmail shows the body without the page.
  const side = direction === 'rtl' ? 'right' : 'left';
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;background:#F3F7FA;color:${INK};line-height:1.5;${FONT}">
<div lang="${locale}" dir="${direction}" style="text-align:${side};max-width:560px;margin:0 auto;padding:32px;background:#FFFFFF;border-radius:16px">
<h1 style="margin:0 0 16px;font-size:22px">${escape(greeting)}</h1>
${[...text.map(paragraph), ...lists.map(list)].join('\n')}
<p style="margin:24px 0"><a href="${escape(button.url)}" style="display:inline-block;padding:12px 20px;background:${BUTTON};color:#FFFFFF;text-decoration:none;border-radius:12px;font-size:16px;font-weight:600">${escape(button.label)}</a></p>
${fine(words('mail.open_address'))}
<p style="margin:0 0 16px;font-size:14px;word-break:break-all" dir="ltr">${escape(button.url)}</p>
${small.map(fine).join('\n')}
<hr style="border:0;border-top:1px solid #DCE5EC;margin:24px 0 16px">
${stopLink}${fine(words('mail.footer'))}
</div>
</body>
</html>
`;
}

/** A line break in a name could add a header or look like a paragraph. */
const collapseSpace = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
