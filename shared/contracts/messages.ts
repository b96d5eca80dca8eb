import { z } from 'zod';
import { DEFAULT_MESSAGE_EMOJI, LIMITS, MESSAGE_TYPES } from '../constants';
import { id, requiredText, timestamp } from './fields';

/** POST /api/messages */
export const createMessageRequest = z.object({
  content: requiredText('Message is required', LIMITS.text),
  toKidId: z.string({ error: 'Please choose a kid' }).min(1, 'Please choose a kid'),
  emoji: requiredText('Please choose an emoji', LIMITS.emoji).default(DEFAULT_MESSAGE_EMOJI),
  messageType: z.enum(MESSAGE_TYPES, { error: 'Please choose a message type' }).default('general'),
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
  /** Screens show the first name, and the login name where there is none. */
  parent: z.object({ username: z.string(), firstName: z.string().nullable() }),
});
export type Message = z.infer<typeof message>;
