import type { ListenError } from '@/lib/sound/listen';
import { t } from '@/lib/i18n/messages';
import type { Place } from '@/locales/voice-words';
import type { Intent } from './hearing/understand';
import {
  subjectOf,
  type Action,
  type VoiceChore,
  type VoiceContext,
  type VoiceReward,
} from './voice-context';

export type Reply = { say: string } & (
  | { type: 'say' }
  | { type: 'go'; place: Place }
  | { type: 'exit' | 'close' }
  | { type: 'start'; id: string }
  | { type: 'confirm'; action: Action }
  | { type: 'which'; actions: readonly Action[] }
);

export const listenError = (error: ListenError) => t(`voice.error.${error}`);

export function replyTo(intent: Intent, context: VoiceContext): Reply {
  switch (intent.type) {
    case 'open':
      return { type: 'go', place: intent.place, say: t(`voice.here.${intent.place}`) };
    case 'stars':
      return { type: 'say', say: t('voice.starsOwned', { count: context.stars }) };
    case 'help':
      return { type: 'say', say: t('voice.help') };
    case 'exit':
    case 'close':
      return { type: intent.type, say: '' };
    case 'do':
    case 'get':
      return replyToAction(intent.type, intent.ids, context);
    case 'unknown':
    default:
      return { type: 'say', say: t('voice.notUnderstood') };
  }
}

function replyToAction(type: Action['type'], ids: readonly string[], context: VoiceContext): Reply {
  const all = ids.map((id): Action => ({ type, id })).filter((action) => subjectOf(action, context));
  // Unavailable actions are less likely.
  const ready = all.filter((action) => isReady(subjectOf(action, context)));
  const actions = ready.length > 0 ? ready : all;
  const [action] = actions;
  if (!action) {
    return { type: 'say', say: type === 'do' ? t('voice.unknownChore') : t('voice.unknownReward') };
  }
  return actions.length > 1
    ? { type: 'which', actions, say: t('voice.whichOne') }
    : replyToOne(action, context);
}

const isReady = (subject: VoiceChore | VoiceReward | undefined) =>
  subject?.state === 'available' || subject?.state === 'affordable';

export function replyToOne(action: Action, context: VoiceContext): Reply {
  const subject = subjectOf(action, context);
  if (!subject) return { type: 'say', say: t('voice.gone') };
  const { name, stars, state } = subject;
  switch (state) {
    case 'available':
      if ('isRoutine' in subject && subject.isRoutine)
        return { type: 'start', id: action.id, say: t('voice.letsGo', { name }) };
      return { type: 'confirm', action, say: t('voice.isItDone', { name }) };
    case 'affordable':
      return { type: 'confirm', action, say: t('voice.getItFor', { name, count: stars }) };
    case 'waiting':
      return { type: 'say', say: t('voice.isWaiting', { name }) };
    case 'done':
      return { type: 'say', say: t('voice.isDone', { name }) };
    case 'later':
      return { type: 'say', say: t('voice.isLater', { name }) };
    case 'inactive':
      return { type: 'say', say: t('voice.isInactive', { name }) };
    case 'limited':
      return { type: 'say', say: t('voice.isLimited', { name }) };
    case 'sold-out':
      return { type: 'say', say: t('voice.isSoldOut', { name }) };
    case 'unaffordable':
    default:
      return { type: 'say', say: t('voice.needsStars', { name, count: stars - context.stars }) };
  }
}

export function failureOf({ type }: Action, message: string): string {
  return type === 'do' ? t('voice.choreFailed', { message }) : t('voice.rewardFailed', { message });
}

export function successOf({ type }: Action): string {
  return type === 'do' ? t('voice.choreDone') : t('voice.rewardAsked');
}
