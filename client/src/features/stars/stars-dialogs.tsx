import { useEffect } from 'react';
import { useKids } from '@/features/kids/kids.api';
import { tellSpentStars, useSpentStars } from '@/features/reviews/spent-stars';
import { StarsDialog } from './stars-dialog';
import { SpentStarsDialog } from './spent-stars-dialog';
import { closeStarsDialog, useStarsIntent } from './stars-dialog-state';

function closeAll(): void {
  closeStarsDialog();
  tellSpentStars(null);
}

export function StarsDialogs() {
  const intent = useStarsIntent();
  const spent = useSpentStars();
  const kids = useKids().data;
  const kid = intent && kids?.find(({ id }) => id === intent.kidId);
  useEffect(() => closeAll, []);
  return (
    <>
      {intent && kid && <StarsDialog kid={kid} intent={intent} onClose={closeStarsDialog} />}
      {spent && <SpentStarsDialog spent={spent} onClose={() => tellSpentStars(null)} />}
    </>
  );
}
