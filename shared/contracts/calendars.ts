import { z } from 'zod';
import { adult, id, timestamp } from './fields';

/** Anyone with the URL can read the feed. */
export const calendarFeed = z.object({ kidId: id, url: z.url(), createdAt: timestamp, madeBy: adult });
export type CalendarFeed = z.infer<typeof calendarFeed>;
