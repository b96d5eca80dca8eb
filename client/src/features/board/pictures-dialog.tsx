import { useEffect, useEffectEvent, useState } from 'react';
import { PATTERN_SUBMIT_DELAY_MS } from '@shared/constants';
import type { BoardChore, BoardLane } from '@shared/contracts/boards';
import { Avatar } from '@/components/ui/avatar';
import { Dialog } from '@/components/ui/dialog';
import { PictureInput, PictureGrid, usePicturePattern } from '@/components/ui/picture-input';
import { ApiError } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { play, say } from '@/lib/sound/sounds';
import { useUntouched } from '@/lib/input/use-untouched';

const IDLE_MS = 20_000;
const WRONG_MS = 700;

const WIDE_PX = 1200;
const WIDTH = 640;
const EDGE = 20;

/** On a wide screen, the dialog is over the kid's lane. */
function offsetOf(kidId: string): number {
  const lane = document.querySelector(`[data-lane="${CSS.escape(kidId)}"]`);
  if (!lane || window.innerWidth < WIDE_PX) return 0;
  const { left, width } = lane.getBoundingClientRect();
  const room = (window.innerWidth - WIDTH) / 2 - EDGE;
  return Math.max(-room, Math.min(room, left + (width - window.innerWidth) / 2));
}

/** Asks a kid for the four pictures before a check. They are sent and never kept. */
export function PicturesDialog({
  lane: { kid },
  chore,
  send,
  onRefused,
  onClose,
}: {
  lane: BoardLane;
  chore: BoardChore;
  send: (pictures: readonly number[]) => Promise<void>;
  /** Called for every error except wrong pictures. */
  onRefused: (error: unknown) => void;
  onClose: () => void;
}) {
  const { chosen, complete, toggle, clear } = usePicturePattern();
  const [state, setState] = useState<'open' | 'checking' | 'wrong' | 'locked'>('open');
  const [offset] = useState(() => offsetOf(kid.id));
  const problem =
    state === 'wrong' ? t('board.wrongPictures') : state === 'locked' ? t('board.tooManyTries') : null;

  const fail = (error: unknown) => {
    const { status = 0, code = '' } = error instanceof ApiError ? error : {};
    play('soft');
    if (code === 'wrong_credentials' || status === 429) {
      const isLocked = status === 429;
      setState(isLocked ? 'locked' : 'wrong');
      say(t(isLocked ? 'board.tooManyTries' : 'board.wrongPictures'));
      if (isLocked) clear();
      return;
    }
    onRefused(error);
    onClose();
  };
  const submit = useEffectEvent((pictures: readonly number[]) => {
    setState('checking');
    send(pictures).then(onClose, fail);
  });
  const four = complete && state === 'open' ? chosen : null;
  useEffect(() => {
    if (!four) return undefined;
    const timer = setTimeout(() => submit(four), PATTERN_SUBMIT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [four]);

  useEffect(() => {
    if (state !== 'wrong') return undefined;
    const timer = setTimeout(clear, WRONG_MS);
    return () => clearTimeout(timer);
  }, [state, clear]);

  useUntouched(IDLE_MS, onClose);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      width={WIDTH}
      offset={offset}
      title={t('kidAuth.hi', { name: kid.name })}
      titleClass="text-title"
      description={chore.name}
      descriptionClass="text-21 wall:text-26"
      crown={<Avatar kid={kid} size={140} nest />}
    >
      <div className="mt-4 grid justify-items-center gap-4 short:mt-2 short:gap-2" data-pictures>
        <PictureInput chosen={chosen} wrong={state === 'wrong'} compact />
        <output className="min-h-7 text-18 font-medium wall:text-26">
          {problem ?? t('board.tapPictures')}
        </output>
        <PictureGrid
          chosen={chosen}
          onToggle={(index) => {
            if (state === 'wrong') setState('open');
            toggle(index);
          }}
          disabled={state === 'checking' || state === 'locked' || (state === 'wrong' && complete)}
          className="w-full shallow:w-4/5"
        />
      </div>
    </Dialog>
  );
}
