import type { CalendarDate } from '@shared/rules/calendar';
import { letterDays } from '@shared/rules/weekly-letter';
import type { MailContent } from '../mail/layout';
import type { MailLanguage, Words } from '../mail/words';
import type { FamilyWeek, KidWeek } from './family-week';

const MOST_PROMISES = 8;
const MIN_STREAK = 2;

interface Letter {
  week: FamilyWeek;
  first: CalendarDate;
  familyName: string | null;
  firstName: string | null;
  decidesRewards: boolean;
  homeUrl: string;
  stopUrl: string;
}

/** The subject has no names, because locked phones show it. */
export function weekContent(
  { week, first, familyName, firstName, decidesRewards, homeUrl, stopUrl }: Letter,
  { words, formats }: MailLanguage,
): MailContent {
  const dates = daysText(first, formats);
  const { chores, rewards } = week.waiting;
  const waiting = [
    ...(chores > 0 ? [words('weekly_letter.waiting_chores', { count: chores })] : []),
    ...(rewards > 0 && decidesRewards ? [words('weekly_letter.waiting_rewards', { count: rewards })] : []),
  ];
  const promised = promisedLines(week.promised, words);
  return {
    subject: words('weekly_letter.subject', { dates }),
    greeting: firstName === null ? words('mail.greeting_nameless') : words('mail.greeting', { firstName }),
    text: [
      familyName === null
        ? words('weekly_letter.text_nameless', { dates })
        : words('weekly_letter.text', { family: familyName, dates }),
    ],
    lists: [
      ...week.kids.map((kid) => ({ heading: kid.name, lines: kidLines(kid, words) })),
      { heading: words('weekly_letter.waiting'), lines: waiting },
      { heading: words('weekly_letter.promised'), lines: promised },
    ].filter(({ lines }) => lines.length > 0),
    button: { label: words('weekly_letter.button'), url: homeUrl },
    small: [words('weekly_letter.why')],
    stop: { label: words('weekly_letter.stop'), url: stopUrl },
  };
}

function kidLines({ chores, stars, streak, level, badges }: KidWeek, words: Words): string[] {
  return [
    words('weekly_letter.chores', { count: chores }),
    ...(stars > 0 ? [words('weekly_letter.stars', { count: stars })] : []),
    ...(streak >= MIN_STREAK ? [words('weekly_letter.streak', { count: streak })] : []),
    ...(level === null ? [] : [words('weekly_letter.level', { level })]),
    ...badges.map((id) => words('weekly_letter.badge', { name: words(`badge.${id}`) })),
  ];
}

function promisedLines(promised: FamilyWeek['promised'], words: Words): string[] {
  const shown = promised.slice(0, MOST_PROMISES).map((each) => words('weekly_letter.promise', each));
  const more = promised.length - shown.length;
  return more > 0 ? [...shown, words('weekly_letter.promises_more', { count: more })] : shown;
}

function daysText(first: CalendarDate, formats: string): string {
  const { from, until } = letterDays(first);
  return new Intl.DateTimeFormat(formats, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatRange(
    new Date(from),
    new Date(until),
  );
}
