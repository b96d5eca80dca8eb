import { Button } from '@/components/ui/button';
import { Stars } from '@/components/ui/stars';
import { t } from '@/lib/messages';
import { CommandButton } from './command-list';
import type { Question } from './use-conversation';
import { subjectOf, type Action, type VoiceContext } from './voice-context';

const place = 'grid self-center pt-14 pb-5 max-tablet:self-start max-tablet:pt-2 max-tablet:pb-0';

export function VoiceQuestion({
  question,
  context,
  sending,
  onAnswer,
  onChoose,
}: {
  question: Question;
  context: VoiceContext;
  sending: boolean;
  onAnswer: (yes: boolean) => void;
  onChoose: (action: Action) => void;
}) {
  if (question.type === 'which') {
    return (
      <ul className={`${place} gap-3.5`}>
        {question.actions.map((action) => {
          const subject = subjectOf(action, context);
          return (
            subject && (
              <li key={action.id}>
                <CommandButton
                  picture={subject.picture}
                  className="min-h-21"
                  pictureClass="size-18 [&>:is(img,span)]:size-14.5"
                  onPress={() => onChoose(action)}
                >
                  <span className="min-w-0 wrap-anywhere">
                    <bdi className="line-clamp-2">{subject.name}</bdi>
                  </span>
                  <Stars count={subject.stars} className="ms-auto" />
                </CommandButton>
              </li>
            )
          );
        })}
      </ul>
    );
  }
  const subject = subjectOf(question.action, context);
  if (!subject) return null;
  const isChore = question.action.type === 'do';
  return (
    <div className={`${place} gap-5.5`}>
      <div className="grid justify-items-center gap-2.5 text-center font-display text-26/[1.15] font-semibold wrap-anywhere">
        <span className="grid h-47.5 w-full place-items-center overflow-hidden rounded-lg bg-tint-sky [&>:is(img,span)]:size-35">
          {subject.picture}
        </span>
        <b className="font-bold">
          <bdi>{subject.name}</bdi>
        </b>
        <Stars count={subject.stars} />
      </div>
      <div className="grid grid-cols-[1fr_1.35fr] gap-3.5 *:px-2.5">
        <Button onClick={() => onAnswer(false)} disabled={sending}>
          {isChore ? t('voice.notYet') : t('voice.notNow')}
        </Button>
        <Button
          variant={isChore ? 'highlight' : 'reward'}
          saving={sending}
          savingLabel={isChore ? t('voice.sending') : t('voice.requesting')}
          onClick={() => onAnswer(true)}
        >
          {isChore ? t('voice.yesDone') : t('voice.yesGetIt')}
        </Button>
      </div>
    </div>
  );
}
