import { useEffect } from 'react';
import { DialogPart } from '@/components/ui/dialog-part';
import { useKids } from '@/features/kids/kids.api';
import { tellSpentStars, useSpentStars } from '@/features/reviews/spent-stars';
import { lazyPart } from '@/lib/lazy-part';
import { withMessages } from '@/lib/messages';
import { closeStarsDialog, useStarsIntent } from './stars-dialog-state';

const StarsDialog = lazyPart(() => withMessages('stars', import('./stars-dialog')));
const SpentStarsDialog = lazyPart(() => withMessages('stars', import('./spent-stars-dialog')));

function closeAll(): void {
  closeStarsDialog();
  tellSpentStars(null);
}

/** Mounted once on the parent page. */
export function StarsDialogs() {
  const intent = useStarsIntent();
  const spent = useSpentStars();
  const kids = useKids().data;
  const kid = intent && kids?.find(({ id }) => id === intent.kidId);
  useEffect(() => closeAll, []);
  return (
    <DialogPart onClose={closeAll}>
      {intent && kid && <StarsDialog kid={kid} intent={intent} onClose={closeStarsDialog} />}
      {spent && <SpentStarsDialog spent={spent} onClose={() => tellSpentStars(null)} />}
    </DialogPart>
  );
}
