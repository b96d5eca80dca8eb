import type { Nest } from '@shared/contracts/nest';
import { type NestThingId, TOY_BOX } from '@shared/rules/nest-things';
import { ThingArt } from '@/components/art/thing-art';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { t } from '@/lib/i18n/messages';
import { placesOf } from './room-places';

export default function ToyBox({
  items,
  onPlace,
  onClose,
}: {
  items: Nest['items'];
  onPlace: (id: NestThingId, place: string | null) => void;
  onClose: () => void;
}) {
  const places = placesOf(items);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('nest.toyBox')} width={560}>
      {places.size === 0 ? (
        <EmptyState pip="look" title={t('nest.noThings')} text={t('nest.noThingsText')} />
      ) : (
        <ul className="mt-4 grid gap-2.5">
          {[...places].map(([id, place]) => (
            <li
              key={id}
              className="flex items-center gap-3 rounded-lg bg-tint-sky py-2 ps-3 pe-2.5 font-display text-21 font-semibold"
            >
              <ThingArt id={id} size={56} className={place === TOY_BOX ? 'opacity-45' : undefined} />
              <span className="min-w-0 flex-1 wrap-anywhere">{t(`nest.thing.${id}`)}</span>
              <Button
                size="compact"
                aria-label={t(place === TOY_BOX ? 'nest.putInNestOf' : 'nest.putAwayOf', {
                  thing: t(`nest.thing.${id}`),
                })}
                onClick={() => onPlace(id, place === TOY_BOX ? null : TOY_BOX)}
              >
                {t(place === TOY_BOX ? 'nest.putInNest' : 'nest.putAway')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
