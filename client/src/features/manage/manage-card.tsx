import { clsx } from 'clsx';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ForManagers } from '@/components/ui/for-managers';
import { Stars } from '@/components/ui/stars';
import { Tooltip } from '@/components/ui/tooltip';
import { t } from '@/lib/messages';
import { DimmedPicture } from './dimmed-picture';
import type { ManageEntry } from './presented';

export function ManageCard({ entry }: { entry: ManageEntry }) {
  const { name, stars } = entry;
  const { onEdit, onDuplicate, onDelete, more } = entry.manage;
  const { renderPicture, mark, words, chips } = entry.present();
  const off = mark !== null && 'text-ink-3';
  return (
    <Card
      as="li"
      data-row
      className="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-4 gap-y-3.5 p-4"
    >
      <div className="self-start">
        <DimmedPicture mark={mark}>{renderPicture(84)}</DimmedPicture>
      </div>
      <div className="min-w-0 self-center">
        <div className="flex items-start justify-between gap-3">
          <h2 className={clsx('min-w-0 text-17 sm:text-20', off)}>
            <bdi className="line-clamp-2">{name}</bdi>
          </h2>
          <Stars count={stars} className={clsx('pt-0.5 text-18', off)} />
        </div>
        <p className={clsx('mt-1 line-clamp-2 text-14 leading-snug', off || 'text-ink-2')}>{words}</p>
        <div className="mt-2 flex flex-wrap gap-1.5">{chips}</div>
      </div>
      <ForManagers>
        <div className="col-span-full flex flex-wrap gap-2">
          <Button
            variant="secondary"
            className="flex-1"
            onClick={onEdit}
            aria-label={t('manage.editOf', { name })}
          >
            <Pencil />
            {t('manage.edit')}
          </Button>
          <Button variant="secondary" onClick={onDuplicate} aria-label={t('manage.duplicateOf', { name })}>
            <Copy />
            {t('manage.duplicate')}
          </Button>
          <div className="ms-auto flex gap-2">
            {more.map(({ label, Icon, onPress }) => (
              <Tooltip key={label} text={label}>
                <Button
                  variant="secondary"
                  iconOnly
                  onClick={onPress}
                  aria-label={t('manage.moreOf', { label, name })}
                >
                  <Icon />
                </Button>
              </Tooltip>
            ))}
            <Tooltip text={t('manage.delete')}>
              <Button
                variant="secondary"
                iconOnly
                className="text-danger!"
                onClick={onDelete}
                aria-label={t('manage.deleteOf', { name })}
              >
                <Trash2 />
              </Button>
            </Tooltip>
          </div>
        </div>
      </ForManagers>
    </Card>
  );
}
