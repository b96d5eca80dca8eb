import { lazy, useEffect } from 'react';
import type { ParentKid } from '@shared/contracts/kids';
import { Avatar } from '@/components/ui/avatar';
import { Dialog } from '@/components/ui/dialog';
import { DialogPart } from '@/components/ui/dialog-part';
import { Stars } from '@/components/ui/stars';
import { useKids } from '@/features/kids/kids.api';
import { showSpentStars, useSpentStars } from '@/features/reviews/spent-stars';
import { closeStarsDialog, openStarsDialog, useStarsIntent } from './stars-dialog-state';
import { t } from '@/lib/i18n/messages';

const StarsDialog = lazy(() => import('./stars-dialog'));
const SpentStarsDialog = lazy(() => import('./spent-stars-dialog'));

function closeAll(): void {
  closeStarsDialog();
  showSpentStars(null);
}

export function StarsDialogs() {
  const intent = useStarsIntent();
  const spent = useSpentStars();
  const kids = useKids().data;
  const only = kids?.length === 1 ? kids[0] : undefined;
  const kid = intent && (intent.kidId === null ? only : kids?.find(({ id }) => id === intent.kidId));
  useEffect(() => closeAll, []);
  return (
    <DialogPart onClose={closeAll}>
      {intent && kid && <StarsDialog kid={kid} intent={intent} onClose={closeStarsDialog} />}
      {intent?.kidId === null && kids && !only && (
        <WhomDialog kids={kids} onChoose={({ id }) => openStarsDialog({ ...intent, kidId: id })} />
      )}
      {spent && <SpentStarsDialog spent={spent} onClose={() => showSpentStars(null)} />}
    </DialogPart>
  );
}

function WhomDialog({ kids, onChoose }: { kids: readonly ParentKid[]; onChoose: (kid: ParentKid) => void }) {
  return (
    <Dialog open onOpenChange={closeStarsDialog} title={t('manualStars.whom')} sheet>
      <ul className="mt-4 grid gap-2">
        {kids.map((kid) => (
          <li key={kid.id}>
            <button
              type="button"
              className="flex min-h-14 w-full items-center gap-3.5 rounded-lg bg-sunken px-3 py-2 text-start hover:inset-ring-2 hover:inset-ring-line focus-visible:-outline-offset-2"
              onClick={() => onChoose(kid)}
            >
              <Avatar kid={kid} size={40} />
              <bdi className="min-w-0 flex-1 truncate font-display text-16 leading-tight font-semibold">
                {kid.name}
              </bdi>
              <Stars count={kid.totalStars} className="text-16" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
