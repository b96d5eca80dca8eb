import { z } from 'zod';
import { adult, id, timestamp } from './fields';

/** GET /api/family/calendars: a kid's calendar feed. Anyone with the URL can read it. */
export const calendarFeed = z.object({ kidId: id, url: z.url(), createdAt: timestamp, madeBy: adult });
export type CalendarFeed = z.infer<typeof calendarFeed>;
