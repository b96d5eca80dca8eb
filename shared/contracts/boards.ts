import { z } from 'zod';
import { CALENDAR_COLORS, CALENDAR_PROBLEMS, CALENDAR_STATES } from '../calendar-constants';
import {
  CHORE_CATEGORIES,
  FRIENDS,
  LIMITS,
  LOCALES,
  PARTS_OF_DAY,
  REVIEW_STATUSES,
  SHARING,
} from '../constants';
import { errorKey } from '../error-text';
import { CHORE_ICONS } from '../icons';
import { boardKidIds, boardSettings } from './devices';
import {
  calendarDate,
  expectedFields,
  id,
  isPlainName,
  namedId,
  picturePattern,
  requiredText,
  timeOfDay,
  timestamp,
} from './fields';
import { routineRun, runRequest } from './routines';

const night = z.object({ from: timeOfDay, until: timeOfDay });

/** Its address is in no response. */
export const familyCalendar = z.object({
  id,
  name: z.string(),
  /** Null to helpers. */
  host: z.string().nullable(),
  color: z.enum(CALENDAR_COLORS),
  kidId: id.nullable(),
  /** Whether boards show titles, or "Busy". */
  showTitles: z.boolean(),
  state: z.enum(CALENDAR_STATES),
  problem: z.enum(CALENDAR_PROBLEMS).nullable(),
  fetchedAt: timestamp.nullable(),
  triedAt: timestamp.nullable(),
  createdAt: timestamp,
});
export type FamilyCalendar = z.infer<typeof familyCalendar>;

const CALENDAR_URL = errorKey('validation.calendar_url');

/** POST /api/family/board/calendars. The server also rejects private hosts. */
export const calendarRequest = z.object({
  name: requiredText(errorKey('validation.name'), LIMITS.calendarName, isPlainName),
  url: z
    .string({ error: CALENDAR_URL })
    .trim()
    .max(LIMITS.url, errorKey('validation.too_long'))
    .refine((value) => /^(?:https?|webcal):\/\//i.test(value) && URL.canParse(value), CALENDAR_URL),
  color: z.enum(CALENDAR_COLORS, { error: errorKey('validation.calendar_color') }),
  kidId: namedId(errorKey('validation.kid_id')).nullish(),
  showTitles: z.boolean({ error: errorKey('validation.on_or_off') }).optional(),
});
export type CalendarInput = z.output<typeof calendarRequest>;

export const updateCalendarRequest = calendarRequest.partial();
export type UpdateCalendarInput = z.output<typeof updateCalendarRequest>;

/** GET /api/family/board */
export const familyBoard = z.object({
  /** When boards are dimmed; null for never. */
  night: night.nullable(),
  pictureKidIds: z.array(id),
  calendars: z.array(familyCalendar),
});
export type FamilyBoard = z.infer<typeof familyBoard>;

export const familyBoardRequest = z.object({
  night: night
    .refine(({ from, until }) => from !== until, {
      path: ['until'],
      error: errorKey('validation.quiet_hours'),
    })
    .nullish(),
  pictureKidIds: boardKidIds.optional(),
  expected: expectedFields,
});
export type FamilyBoardBody = z.output<typeof familyBoardRequest>;

const boardKid = z.object({
  id,
  name: z.string(),
  avatarColor: z.string(),
  friend: z.enum(FRIENDS).nullable(),
});

const boardChore = z.object({
  choreId: id,
  name: z.string(),
  icon: z.enum(CHORE_ICONS),
  imageUrl: z.string().nullable(),
  category: z.enum(CHORE_CATEGORIES),
  anytime: z.boolean(),
  /** On any day of its period, so it fills no place of a nest with other chores. */
  flexible: z.boolean(),
  partOfDay: z.enum(PARTS_OF_DAY).nullable(),
  sharing: z.enum(SHARING),
  state: z.enum(['due', 'waiting', 'done']),
  late: z.boolean(),
  sentBack: z.boolean(),
  dueOn: calendarDate.nullable(),
  nextOn: calendarDate.nullable(),
  doneCount: z.int().min(0),
  neededCount: z.int().min(1).nullable(),
  /** Null unless the board shows stars. */
  starReward: z.int().min(1).nullable(),
  steps: z.array(
    z.object({ id, name: z.string(), iconName: z.string().nullable(), minutes: z.int().nullable() }),
  ),
  minutes: z.int().nullable(),
  readyBy: z.string().nullable(),
  run: routineRun.nullable(),
  /** Today's, newest first. `undoUntil` is set while this board can undo it. */
  submissions: z.array(z.object({ id, status: z.enum(REVIEW_STATUSES), undoUntil: timestamp.nullable() })),
});
export type BoardChore = z.infer<typeof boardChore>;

/** A chore that at least two kids of the board can do now. */
const boardGrab = z.object({ chore: boardChore, kidIds: z.array(id).min(2) });
export type BoardGrab = z.infer<typeof boardGrab>;

export const boardLane = z.object({
  kid: boardKid,
  asksPictures: z.boolean(),
  paused: z.object({ until: calendarDate.nullable() }).nullable(),
  nest: z.object({
    places: z.array(
      z.object({
        look: z.enum(['empty', 'waiting', 'hatched']),
        /** Null for a place that any chore can fill. */
        category: z.enum(CHORE_CATEGORIES).nullable(),
      }),
    ),
    surprise: z.enum(['none', 'ready', 'open']),
  }),
  /** Null unless the board shows stars. */
  stars: z.int().min(0).nullable(),
  /** In tenths; null unless the board shows goals. */
  goal: z
    .object({ name: z.string(), iconName: z.string().nullable(), filled: z.int().min(0).max(10) })
    .nullable(),
  chores: z.array(boardChore),
});
export type BoardLane = z.infer<typeof boardLane>;

/** An event of several days is listed on each. */
const boardEvent = z.object({
  id: z.string(),
  date: calendarDate,
  /** Null for an all-day event. */
  startsAt: timestamp.nullable(),
  endsAt: timestamp.nullable(),
  allDay: z.boolean(),
  /** Null for "Busy". */
  title: z.string().nullable(),
  color: z.enum(CALENDAR_COLORS),
  kidId: id.nullable(),
});
export type BoardEvent = z.infer<typeof boardEvent>;

/** GET /api/board */
export const board = z.object({
  device: boardSettings.extend({ id, name: z.string() }),
  family: z.object({
    name: z.string().nullable(),
    timezone: z.string(),
    weekStart: z.int().min(0).max(6),
    locale: z.enum(LOCALES).nullable(),
    sounds: z.boolean(),
    idleMinutes: z.int(),
    pausedFrom: calendarDate.nullable(),
    pausedUntil: calendarDate.nullable(),
  }),
  night: night.nullable(),
  now: timestamp,
  today: calendarDate,
  lanes: z.array(boardLane),
  /** Chores that are in no lane, because several kids can do them. */
  grabs: z.array(boardGrab),
  /** By day, all-day events first, then by start. Ended ones are included. */
  events: z.array(boardEvent),
  /** The names of this board's calendars that can't be read. */
  failingCalendars: z.array(z.string()),
  /** The next day, for a board without a network at midnight. */
  tomorrow: z.object({
    date: calendarDate,
    lanes: z.array(z.object({ kidId: id, chores: z.array(boardChore) })),
    grabs: z.array(boardGrab),
  }),
});
export type Board = z.infer<typeof board>;

const boardCheck = z.object({
  submissionId: id,
  kidId: id,
  choreId: id,
  status: z.enum(REVIEW_STATUSES),
  undoUntil: timestamp,
});
export type BoardCheck = z.infer<typeof boardCheck>;

const pictures = picturePattern.optional();

/** POST /api/board/checks. `on` is the day of the tap: today or yesterday. */
export const checkRequest = z.object({
  kidId: namedId(errorKey('validation.kid_id')),
  choreId: namedId(errorKey('validation.chore_id')),
  dueOn: calendarDate.nullable(),
  on: calendarDate.optional(),
  pictures,
});
export type CheckInput = z.output<typeof checkRequest>;

export const checkAnswer = z.object({ check: boardCheck, lane: boardLane });
export type CheckAnswer = z.infer<typeof checkAnswer>;

/** PUT /api/board/routines/:kidId/:choreId */
export const boardRunRequest = runRequest.extend({ pictures });
export type BoardRunInput = z.output<typeof boardRunRequest>;

export const boardStepAnswer = z.object({
  run: routineRun.nullable(),
  submission: boardCheck.nullable(),
  lane: boardLane,
});
export type BoardStepAnswer = z.infer<typeof boardStepAnswer>;

const WIDTH = errorKey('validation.image_width');

export const boardImageQuery = z.object({
  width: z.enum(['160', '480'], { error: WIDTH }).default('480'),
  /** Changes with the photo. */
  photo: z.string().optional(),
});
