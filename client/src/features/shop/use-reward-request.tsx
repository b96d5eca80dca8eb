import { useState, type ReactNode } from 'react';
import { MessageCirclePlus, RotateCcw } from 'lucide-react';
import type { Kid } from '@shared/contracts/kids';
import type { Reward } from '@shared/contracts/rewards';
import { toast } from '@/components/ui/use-toast';
import { ApiError, displayOf, isUnauthorized } from '@/lib/api/api-client';
import { shownName, RewardItemPicture } from '@/features/kid-frame/reward-item-picture';
import { t } from '@/lib/i18n/messages';
import { useIdempotencyKey } from '@/lib/api/idempotency';
import { Pip } from '@/components/art/pip';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ReadAloud } from '@/components/ui/read-aloud';
import { Stars } from '@/components/ui/stars';
import { spokenText } from '@/lib/sound/spoken-text';
import { DialogButtons } from '@/features/kid-frame/ask-dialog';
import { NoteField } from '@/features/kid-frame/notes/note-field';
import { useRequestRedemption } from './shop.api';

/** A tap only opens the question: small fingers slip. `free` stars can be spent. */
export function useRewardRequest(
  kid: Kid,
  reward: Reward,
  free: number,
): { ask: () => void; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const missing = reward.starCost - free;
  const request = useRequestRedemption(kid);
  // Another price or note is another request with another key.
  const idempotency = useIdempotencyKey(`${reward.id} ${reward.starCost} ${note}`);
  const done = () => {
    setOpen(false);
    setNote('');
    setFailure(null);
  };

  const getIt = () => {
    const asked = { rewardId: reward.id, starsSpent: reward.starCost, note };
    // The component may unmount before the response arrives.
    request.mutateAsync({ ...asked, idempotencyKey: idempotency.current() }).then(
      () => {
        idempotency.settled();
        toast({ title: t('shop.requested'), description: t('kidDashboard.reviewSoon'), tone: 'pip' });
        done();
      },
      (error: Error) => {
        idempotency.settled(error);
        // The login screen reports the ended session.
        if (isUnauthorized(error)) return;
        // The dialog closed with its reward, or the network is down.
        const isGone = error instanceof ApiError && error.status === 404;
        if (isGone || !(error instanceof ApiError)) {
          if (isGone) done();
          else setOpen(false);
          toast({
            title: t(isGone ? 'shop.requestFailed' : 'shop.noInternet'),
            description: t(isGone ? 'shop.allGone' : 'kidDashboard.tryLater'),
            tone: isGone ? 'pip-oops' : 'pip-look',
          });
          return;
        }
        setFailure(error);
      },
    );
  };

  return {
    ask: () => setOpen(true),
    dialog: open && (
      <RedeemDialog
        reward={reward}
        sending={request.isPending}
        note={note}
        onNote={setNote}
        failure={failure && { reason: reasonOf(failure, reward, missing), canRetry: canRetry(failure) }}
        onClose={done}
        onGetIt={getIt}
      />
    ),
  };
}

/** Whether a retry may succeed: after a failure of the server, or at the new price. */
const canRetry = ({ status, code }: ApiError) => status >= 500 || status === 429 || code === 'price_changed';

function reasonOf(error: ApiError, reward: Reward, missing: number): string {
  const { code } = error;
  if (code === 'limit_reached') return t('shop.limitReached');
  if (code === 'sold_out') return t('shop.allGone');
  if (code === 'not_enough_stars' && missing > 0) return t('shop.needMore', { count: missing });
  if (code !== 'price_changed' && canRetry(error)) {
    return t('shop.couldNotAsk', { reward: shownName(reward) });
  }
  return displayOf(error, t('kidDashboard.tryLater'));
}

/** Shows the picture, the price, an optional note, yes or not now. Pip explains a failure. */
function RedeemDialog({
  reward,
  sending,
  note,
  onNote,
  failure,
  onClose,
  onGetIt,
}: {
  reward: Reward;
  sending: boolean;
  note: string;
  onNote: (note: string) => void;
  failure: { reason: string; canRetry: boolean } | null;
  onClose: () => void;
  onGetIt: () => void;
}) {
  const [writing, setWriting] = useState(note !== '');
  const failed = sending ? null : failure;
  const title = failed ? t('shop.requestFailed') : shownName(reward);
  const question = reward.isMystery
    ? t('shop.mysteryQuestion')
    : (reward.description ?? t('shop.redeemQuestion'));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !sending && onClose()}
      title={
        <span className="block text-32 wrap-anywhere">
          <bdi>{title}</bdi>
        </span>
      }
      description={<bdi role={failed ? 'alert' : undefined}>{failed?.reason ?? question}</bdi>}
      width={460}
      closeButton={false}
      className="text-center"
    >
      <div className="relative mt-4 flex h-47.5 items-end justify-center rounded-lg bg-shelf-wall py-5">
        {failed && <Pip mood="oops" size={150} className="-me-2" />}
        <RewardItemPicture
          reward={reward}
          size={failed ? 104 : 150}
          photoClass={
            failed
              ? 'size-26 rounded-md border-4 border-white object-cover'
              : 'h-37.5 w-55 rounded-md border-[5px] border-b-[7px] border-white object-cover'
          }
        />
        {failed && (
          <ReadAloud
            text={spokenText(title, failed.reason)}
            of={title}
            large
            className="absolute! start-2.5 top-2.5"
          />
        )}
      </div>
      <span className="mt-3.5 mb-1 flex justify-center text-32">
        <Stars count={reward.starCost} />
      </span>
      {failed ? null : writing ? (
        <NoteField value={note} example={t('shop.noteExample')} focused onChange={onNote} />
      ) : (
        <Button variant="text" className="mx-auto flex" onClick={() => setWriting(true)}>
          <MessageCirclePlus />
          {t('shop.sayWhy')}
        </Button>
      )}
      <DialogButtons>
        <Button className="only:col-span-full" onClick={onClose} disabled={sending}>
          {failed?.canRetry === false ? t('kidDashboard.gotIt') : t('kidDashboard.notNow')}
        </Button>
        {failed?.canRetry !== false && (
          <Button
            variant={failure ? 'highlight' : 'reward'}
            saving={sending}
            savingLabel={t('shop.requesting')}
            onClick={onGetIt}
          >
            {failure ? (
              <>
                <RotateCcw className="rtl:-scale-x-100" />
                {t('kidAuth.tryAgain')}
              </>
            ) : (
              t('shop.getIt')
            )}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
