import { z } from 'zod';
import { DEFAULT_MESSAGE_EMOJI, LIMITS, MESSAGE_TYPES } from '../constants';
import { errorKey } from '../error-text';
import { id, requiredText, timestamp } from './fields';

export const createMessageRequest = z.object({
  content: requiredText(errorKey('validation.message'), LIMITS.text),
  toKidId: z.string({ error: errorKey('validation.message_kid') }).min(1, errorKey('validation.message_kid')),
  emoji: requiredText(errorKey('validation.message_emoji'), LIMITS.emoji).default(DEFAULT_MESSAGE_EMOJI),
  messageType: z.enum(MESSAGE_TYPES, { error: errorKey('validation.message_type') }).default('general'),
});
export type CreateMessageInput = z.output<typeof createMessageRequest>;
export type CreateMessageBody = z.input<typeof createMessageRequest>;

export const message = z.object({
  id,
  content: z.string(),
  toKidId: id,
  emoji: z.string(),
  messageType: z.enum(MESSAGE_TYPES),
  isRead: z.boolean(),
  createdAt: timestamp,
  /** Screens show the first name, if there is one. */
  parent: z.object({ username: z.string(), firstName: z.string().nullable() }),
});
export type Message = z.infer<typeof message>;
