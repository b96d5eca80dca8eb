import { MessageCirclePlus } from 'lucide-react';
import { Pip } from '@/components/art/pip';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ReadAloud } from '@/components/ui/read-aloud';
import { t } from '@/lib/i18n/messages';
import { DialogButtons } from '@/features/kid-frame/ask-dialog';
import { spokenText } from '@/lib/sound/spoken-text';

export default function ReviewNoteDialog({
  title,
  note,
  about,
  onReply,
  onClose,
}: {
  title: string;
  note: string;
  about: string;
  onReply?: (() => void) | undefined;
  onClose: () => void;
}) {
  const gotIt = (
    <Button variant="highlight" wide onClick={onClose}>
      {t('kidDashboard.gotIt')}
    </Button>
  );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={about} width={520}>
      <div className="mt-4.5 mb-5.5 flex items-center gap-3.5">
        <Pip mood="look" size={84} />
        <p className="min-w-0 flex-1 text-21/[1.35] wrap-anywhere">
          <bdi className="block">{note || t('kidDashboard.tryAgain')}</bdi>
        </p>
        <ReadAloud text={spokenText(title, about, note)} of={title} atOnce />
      </div>
      {onReply ? (
        <DialogButtons>
          <Button onClick={onReply}>
            <MessageCirclePlus />
            {t('kidDashboard.reply')}
          </Button>
          {gotIt}
        </DialogButtons>
      ) : (
        gotIt
      )}
    </Dialog>
  );
}
