import { z } from 'zod';
import { adult, id, timestamp } from './fields';

/** A kid's calendar feed: GET /api/family/calendars. Whoever has the address reads it. */
export const calendarFeed = z.object({ kidId: id, url: z.url(), createdAt: timestamp, madeBy: adult });
export type CalendarFeed = z.infer<typeof calendarFeed>;
