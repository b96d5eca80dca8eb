import { CheckCheck, Clock, Hourglass } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { ChipRow } from '@/components/ui/chip-line';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { t } from '@/lib/i18n/messages';
import { hasAllDone, type DayOfKid } from './kid-day-state';

const FILTERS = {
  late: { Glyph: Clock, fits: ({ late }: DayOfKid) => late.length > 0 },
  waiting: { Glyph: Hourglass, fits: ({ waiting }: DayOfKid) => waiting > 0 },
  done: { Glyph: CheckCheck, fits: hasAllDone },
} as const;
type KidFilter = keyof typeof FILTERS;
const KINDS = ['late', 'waiting', 'done'] as const satisfies readonly KidFilter[];

export function useKidFilter() {
  const [params, setParams] = useSearchParams();
  const chosen = KINDS.find((kind) => kind === params.get('show')) ?? null;
  return {
    chosen,
    fits: (state: DayOfKid) => chosen === null || FILTERS[chosen].fits(state),
    choose: (kind: KidFilter | null) =>
      setParams(
        (now) => {
          if (kind === null) now.delete('show');
          else now.set('show', kind);
          return now;
        },
        { replace: true },
      ),
  };
}

export function KidFilters({
  states,
  chosen,
  onChoose,
}: {
  states: readonly DayOfKid[];
  chosen: KidFilter | null;
  onChoose: (kind: KidFilter | null) => void;
}) {
  const kinds = KINDS.filter((kind) => chosen === kind || states.some(FILTERS[kind].fits));
  if (kinds.length === 0) return null;
  return (
    <ChipRow
      aria-label={t('plan.whichKids')}
      className="max-mini:-mx-4! max-mini:px-4! tiny:-mx-3! tiny:px-3!"
    >
      <ChoiceChip chosen={chosen === null} onClick={() => onChoose(null)}>
        {t('plan.show.all', { count: states.length })}
      </ChoiceChip>
      {kinds.map((kind) => {
        const { Glyph, fits } = FILTERS[kind];
        const count = states.filter(fits).length;
        return (
          <ChoiceChip key={kind} chosen={chosen === kind} onClick={() => onChoose(kind)}>
            <Glyph aria-hidden />
            {t(`plan.show.${kind}`, { count })}
          </ChoiceChip>
        );
      })}
    </ChipRow>
  );
}
