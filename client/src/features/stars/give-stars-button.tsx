import { StarIcon } from '@/components/art/star-icon';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-look';
import { Tooltip } from '@/components/ui/tooltip';
import { t } from '@/lib/i18n/messages';
import { openStarsDialog, useStarsByHand } from './stars-dialog-state';

export function GiveStarsButton({ kid, ...look }: ButtonLook & { kid: { id: string; name: string } }) {
  if (!useStarsByHand()) return null;
  return (
    <Tooltip text={t('stars.give')}>
      <Button
        {...look}
        data-shortcut="stars"
        aria-label={t('stars.giveTo', { name: kid.name })}
        onClick={() => openStarsDialog({ kidId: kid.id, mode: 'give' })}
      >
        <StarIcon />
        {!look.iconOnly && t('stars.give')}
      </Button>
    </Tooltip>
  );
}
