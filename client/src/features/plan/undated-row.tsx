import { Plus } from 'lucide-react';
import { Button, LinkButton } from '@/components/ui/button';
import { ForManagers } from '@/components/ui/for-managers';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import type { BoardClock, Tile } from './board';
import { TileButton, type CellParts } from './board-cell';

const SHOWN = 8;
export const ALL_UNDATED = 'all-undated';
export const NEW_CHORE = 'new-chore';

export const shownUndated = (undated: readonly Tile[], isAll: boolean): readonly Tile[] =>
  isAll ? undated : undated.slice(0, SHOWN);

interface UndatedProps extends CellParts {
  undated: readonly Tile[];
  isAllUndated: boolean;
  onAllUndated: () => void;
}

export function UndatedRow({ undated, isAllUndated, onAllUndated, ...props }: UndatedProps) {
  const shown = shownUndated(undated, isAllUndated);
  return (
    <tr className="*:bg-sunken/45">
      <th scope="row" className="rounded-es-lg px-1 py-2.5 text-center">
        <span className="block font-display text-15 leading-tight font-semibold">{t('plan.anyTime')}</span>
        <span className="block text-13 leading-snug font-normal text-ink-2">{t('plan.noSetDay')}</span>
      </th>
      <td colSpan={7} className="rounded-ee-lg border-s-2 px-1.75 py-2">
        <div className="flex flex-wrap gap-1.75">
          {shown.map((tile) => (
            <div key={tile.key} className="max-w-50 min-w-25">
              <TileButton tile={tile} {...props} />
            </div>
          ))}
          {shown.length < undated.length && (
            <Button variant="text" {...props.stop(ALL_UNDATED)} onClick={onAllUndated}>
              {t('plan.showAll', { count: undated.length })}
            </Button>
          )}
          <ForManagers>
            <LinkButton variant="text" href={paths.parentNew('chores')} {...props.stop(NEW_CHORE)}>
              <Plus />
              {t('plan.newChore')}
            </LinkButton>
          </ForManagers>
        </div>
      </td>
    </tr>
  );
}

export const undatedTile = (chore: Tile['chore'], { today }: BoardClock): Tile => ({
  key: `${chore.id}//`,
  chore,
  day: today,
  state: 'planned',
  kid: null,
  holder: null,
  submissionId: null,
  exception: null,
  fromKid: null,
});
