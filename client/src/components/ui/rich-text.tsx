import { i18n } from '@lingui/core';
import { TransNoContext } from '@lingui/react/server';
import type { ReactElement } from 'react';
import type { MessageId, Values } from '@/lib/messages';

type RichTextProps<Id extends MessageId> = {
  id: Id;
  /** By the number of the tag that stands for each: `<0>…</0>`. */
  parts: readonly ReactElement[];
} & (Values<Id> extends [infer Given] ? { values: Given } : { values?: never });

/** A message in which some words are elements of their own: bold, a link, a picture. */
export function RichText<Id extends MessageId>({ id, parts, values }: RichTextProps<Id>) {
  return (
    <TransNoContext
      id={id}
      values={values as Record<string, unknown>}
      components={Object.fromEntries(parts.entries())}
      lingui={{ i18n }}
    />
  );
}
