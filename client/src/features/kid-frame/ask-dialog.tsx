import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ReadAloud } from '@/components/ui/read-aloud';
import { spokenText } from '@/lib/sound/spoken-text';

/** Asks a kid before something happens. The question can be heard. */
export function AskDialog({
  title,
  text,
  no,
  yes,
  saving,
  savingLabel,
  onNo,
  onYes,
  children,
}: {
  title: string;
  text: string;
  no: string;
  yes: string;
  saving: boolean;
  savingLabel: string;
  onNo: () => void;
  onYes: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !saving && onNo()}
      title={title}
      description={text}
      width={460}
      closeButton={false}
      className="text-center"
    >
      <div className="relative mt-4 grid h-40 place-items-center rounded-lg bg-shelf-wall">
        {children}
        <ReadAloud text={spokenText(title, text)} of={title} large className="absolute! start-2.5 top-2.5" />
      </div>
      <DialogButtons>
        <Button onClick={onNo} disabled={saving}>
          {no}
        </Button>
        <Button variant="highlight" saving={saving} savingLabel={savingLabel} onClick={onYes}>
          {yes}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="mt-3.5 grid grid-cols-[1fr_1.25fr] gap-3.5 max-tablet:*:px-2.5">{children}</div>;
}
