import { plural } from '@/lib/format';
import type { ListenFault } from '@/lib/listen';
import type { Meaning } from './hearing/understand';
import type { Place } from './hearing/vocabulary';
import { subjectOf, type Deed, type VoiceChore, type VoiceReward, type VoiceRoom } from './voice-room';

/** What Pip answers, and what happens with it. `say` is spoken and shown. */
export type Reply = { say: string } & (
  | { type: 'say' }
  | { type: 'go'; place: Place }
  | { type: 'exit' | 'close' }
  | { type: 'confirm'; deed: Deed }
  | { type: 'which'; deeds: readonly Deed[] }
);

const HERE: Record<Place, string> = {
  chores: 'Here are your chores.',
  rewards: 'Here are your rewards.',
  badges: 'Here are your badges.',
  messages: 'Here are your messages.',
  leaderboard: 'Here is the leaderboard.',
  'chore-history': 'Here is what you did.',
  'reward-history': 'Here is what you got.',
};

export const FAULTS: Record<ListenFault, string> = {
  'no-speech': 'I did not hear you. Tap the microphone and try again!',
  network: 'I cannot listen without internet. You can tap the pictures.',
  'not-allowed': 'My ears are switched off. Ask a grown-up to allow the microphone.',
  other: 'Oops, my ears did not work. Try again, or tap the pictures.',
  unsupported: 'This tablet cannot listen. You can tap the pictures.',
};

export const NOT_UNDERSTOOD = 'I did not get that. You can say one of these.';

/** Pip's answer to what was meant. */
export function replyTo(meaning: Meaning, room: VoiceRoom): Reply {
  switch (meaning.type) {
    case 'open':
      return { type: 'go', place: meaning.place, say: HERE[meaning.place] };
    case 'stars':
      return { type: 'say', say: `You have ${plural(room.stars, 'star')}!` };
    case 'help':
      return { type: 'say', say: 'You can say one of these. Or tap it!' };
    case 'exit':
      return { type: 'exit', say: 'Bye bye!' };
    case 'close':
      return { type: 'close', say: '' };
    case 'do':
    case 'get':
      return replyToDeed(meaning.type, meaning.ids, room);
    case 'unknown':
    default:
      return { type: 'say', say: NOT_UNDERSTOOD };
  }
}

function replyToDeed(type: Deed['type'], ids: readonly string[], room: VoiceRoom): Reply {
  const all = ids.map((id): Deed => ({ type, id })).filter((deed) => subjectOf(deed, room));
  // What can be done now is likelier meant than what can't.
  const ready = all.filter((deed) => isReady(subjectOf(deed, room)));
  const deeds = ready.length > 0 ? ready : all;
  const [deed] = deeds;
  if (!deed) {
    return {
      type: 'say',
      say: type === 'do' ? 'I do not know that chore.' : 'I do not know that reward.',
    };
  }
  return deeds.length > 1 ? { type: 'which', deeds, say: 'Which one?' } : replyToOne(deed, room);
}

const isReady = (subject: VoiceChore | VoiceReward | undefined) =>
  subject?.state === 'available' || subject?.state === 'affordable';

/** Asks before it is done, or tells why it cannot be. */
export function replyToOne(deed: Deed, room: VoiceRoom): Reply {
  const subject = subjectOf(deed, room);
  if (!subject) return { type: 'say', say: 'That one is gone.' };
  const { name, stars, state } = subject;
  switch (state) {
    case 'available':
      return { type: 'confirm', deed, say: `${name}. Is it done?` };
    case 'affordable':
      return { type: 'confirm', deed, say: `${name} for ${plural(stars, 'star')}?` };
    case 'waiting':
      return { type: 'say', say: `${name} is waiting for a grown-up.` };
    case 'resting':
      return { type: 'say', say: `${name} is resting.` };
    case 'gone':
      return { type: 'say', say: `${name} is all gone.` };
    case 'short':
    default:
      return { type: 'say', say: `${name} needs ${plural(stars - room.stars, 'more star', 'more stars')}.` };
  }
}

/** After a yes that did not work; `message` says why. */
export function failureFor({ type }: Deed, message: string): string {
  return `${type === 'do' ? 'Submission Failed' : 'Request Failed'}. ${message}`;
}

/** After a yes that worked. */
export function praiseFor({ type }: Deed): string {
  return type === 'do'
    ? 'Well done! A grown-up will look soon.'
    : 'You asked for it! A grown-up will look soon.';
}
