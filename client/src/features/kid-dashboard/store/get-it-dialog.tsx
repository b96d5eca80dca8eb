import { MessageCirclePlus } from 'lucide-react';
import { useState } from 'react';
import type { Reward } from '@shared/contracts/rewards';
import { Dialog } from '@/components/ui/dialog';
import { Button } from '@/components/ui/button';
import { Stars } from '@/components/ui/stars';
import { NoteField } from '../note-field';
import { GoodPicture, goodName } from './good-picture';

/** The question before stars are promised: the picture, the price, a note if the kid likes, yes or not now. */
export default function GetItDialog({
  reward,
  asking,
  note,
  onNote,
  onOpenChange,
  onGetIt,
}: {
  reward: Reward;
  asking: boolean;
  note: string;
  onNote: (note: string) => void;
  onOpenChange: (open: boolean) => void;
  onGetIt: () => void;
}) {
  const [telling, setTelling] = useState(note !== '');
  const description = reward.isMystery ? 'What can it be?' : (reward.description ?? 'Shall we ask for it?');
  return (
    <Dialog
      open
      onOpenChange={(open) => !asking && onOpenChange(open)}
      title={goodName(reward)}
      description={description}
      width={460}
      closeButton={false}
      className="get-it"
    >
      <div className="get-it-picture">
        <GoodPicture reward={reward} size={150} />
      </div>
      <Stars count={reward.starCost} className="get-it-price" />
      {telling ? (
        <NoteField value={note} example="I would like it because…" focused onChange={onNote} />
      ) : (
        <Button variant="text" className="get-it-say" onClick={() => setTelling(true)}>
          <MessageCirclePlus />
          Say why
        </Button>
      )}
      <div className="note-keys">
        <Button onClick={() => onOpenChange(false)} disabled={asking}>
          Not now
        </Button>
        <Button variant="reward" saving={asking} savingLabel="Asking" onClick={onGetIt}>
          Get It!
        </Button>
      </div>
    </Dialog>
  );
}
