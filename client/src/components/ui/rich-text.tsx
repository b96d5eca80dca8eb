import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { t, type MessageId, type Values } from '@/lib/i18n/messages';

type RichTextProps<Id extends MessageId> = {
  id: Id;
  parts: readonly ReactElement<{ children?: ReactNode }>[];
} & (Values<Id> extends [infer Given] ? { values: Given } : { values?: never });

const TAG = /<(\d+)>(.*?)<\/\1>|<(\d+)\/>/;
/** Hides `<` in values, because only the message itself has tags. */
const LESS = '\uE000';

const shown = (text: string | undefined) => text?.replaceAll(LESS, '<');

/** Renders a message with elements, such as bold text or a link. Tags can't be nested. */
export function RichText<Id extends MessageId>({ id, parts, values }: RichTextProps<Id>) {
  const given = Object.entries((values ?? {}) as Record<string, string | number>).map(
    ([name, value]): [string, string | number] => [
      name,
      typeof value === 'string' ? value.replaceAll('<', LESS) : value,
    ],
  );
  const message = t(id, ...([Object.fromEntries(given)] as unknown as Values<Id>));
  // A tag is a number with content, or a number alone.
  const pieces = message.split(TAG);
  return pieces.map((piece, index) => {
    if (index % 4 === 0) return shown(piece);
    if (index % 4 !== 1) return null;
    const part = parts[Number(piece ?? pieces[index + 2])];
    if (!part) throw new Error(`${id} has more tags than parts`);
    return cloneElement(part, { key: index }, ...(piece === undefined ? [] : [shown(pieces[index + 1])]));
  });
}
