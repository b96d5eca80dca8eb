import { z } from 'zod';
import { HEARTS, LIMITS } from '../constants';
import { errorKey } from '../error-text';
import { adultOrNull, id, namedId, optionalText, timestamp } from './fields';
import { pageQuery } from './paging';

const heart = z.enum(HEARTS, { error: errorKey('validation.heart') });

/** Without words, the heart's sentence is read to the kid. */
export const newPraise = z.object({ picture: heart, words: optionalText(LIMITS.praiseWords) });
export type NewPraise = z.output<typeof newPraise>;

export const praiseRequest = newPraise.extend({
  submissionId: namedId(errorKey('validation.text')).nullish(),
});
export type PraiseInput = z.output<typeof praiseRequest>;

export const praiseQuery = z.object(pageQuery);
export type PraiseQuery = z.output<typeof praiseQuery>;

/** The kid's answer. Null removes it. */
export const praiseReplyRequest = z.object({ picture: heart.nullable() });

export const praise = z.object({
  id,
  kidId: id,
  picture: z.enum(HEARTS),
  words: z.string().nullable(),
  about: z
    .object({
      submissionId: id.nullable(),
      label: z.string(),
      iconName: z.string().nullable(),
      imageUrl: z.string().nullable(),
    })
    .nullable(),
  from: adultOrNull,
  createdAt: timestamp,
  shownAt: timestamp.nullable(),
  reply: z.enum(HEARTS).nullable(),
  repliedAt: timestamp.nullable(),
});
export type Praise = z.infer<typeof praise>;
