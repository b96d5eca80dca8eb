import { Eye, Images, MessageCircleHeart, Pause, Pencil, Trash2 } from 'lucide-react';
import type { ParentKid } from '@shared/contracts/kids';
import { shownLevel } from '@shared/rules/levels';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { Chip } from '@/components/ui/chip';
import { Button } from '@/components/ui/button';
import { ForManagers } from '@/components/ui/for-managers';
import { LinkButton } from '@/components/ui/link-button';
import { Stars } from '@/components/ui/stars';
import { Tooltip } from '@/components/ui/tooltip';
import { HeldStars } from '@/features/stars/held-stars';
import { KidStarsButtons } from '@/features/stars/kid-stars-buttons';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { LockNotice } from './lock-notice';
import { PauseNotice } from './pause-notice';

export function KidCard({
  kid,
  onEdit,
  onPictures,
  onPause,
  onRemove,
}: {
  kid: ParentKid;
  onEdit: () => void;
  onPictures: () => void;
  onPause: () => void;
  onRemove: () => void;
}) {
  return (
    <Card as="li" data-row className="flex flex-col gap-4 p-4.5">
      <div className="flex items-center gap-4">
        <Avatar nest kid={kid} size={92} className="flex-none" />
        <div className="min-w-0 flex-1">
          <h2 className="text-21">
            <bdi className="line-clamp-2">{kid.name}</bdi>
          </h2>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <Stars count={kid.totalStars} className="text-18" />
            <Chip tone="lagoon">{t('kids.level', { level: shownLevel(kid) })}</Chip>
          </div>
          <p className="mt-1.5 text-13 text-ink-2">{t('kids.earned', { stars: kid.lifetimeStars })}</p>
          <HeldStars kid={kid} className="mt-1 text-13 text-ink-2 wrap-anywhere" />
        </div>
      </div>
      <LockNotice kid={kid} />
      <PauseNotice kid={kid} />
      <div className="mt-auto grid gap-2">
        <div className="flex items-start gap-2">
          <LinkButton variant="primary" className="flex-1 px-2!" href={paths.parentKid(kid.id)}>
            <Eye />
            {t('kids.viewDashboard')}
          </LinkButton>
          <LinkButton
            variant="secondary"
            className="px-3!"
            href={paths.parentMessage(kid.id)}
            aria-label={t('kids.messageTo', { name: kid.name })}
          >
            <MessageCircleHeart />
            {t('kids.message')}
          </LinkButton>
        </div>
        <KidStarsButtons kid={kid} />
        <ForManagers>
          <div className="flex gap-2">
            <Button variant="secondary" className="flex-1 px-2!" onClick={onPictures}>
              <Images />
              {t('kids.changePictures')}
            </Button>
            <Tooltip text={t('kids.pauseOf', { name: kid.name })}>
              <Button
                variant="secondary"
                iconOnly
                onClick={onPause}
                aria-label={t('kids.pauseOf', { name: kid.name })}
              >
                <Pause />
              </Button>
            </Tooltip>
            <Tooltip text={t('kids.edit', { name: kid.name })}>
              <Button
                variant="secondary"
                iconOnly
                onClick={onEdit}
                aria-label={t('kids.edit', { name: kid.name })}
              >
                <Pencil />
              </Button>
            </Tooltip>
            <Tooltip text={t('kids.remove', { name: kid.name })}>
              <Button
                variant="secondary"
                iconOnly
                className="text-danger!"
                onClick={onRemove}
                aria-label={t('kids.remove', { name: kid.name })}
              >
                <Trash2 />
              </Button>
            </Tooltip>
          </div>
        </ForManagers>
      </div>
    </Card>
  );
}
