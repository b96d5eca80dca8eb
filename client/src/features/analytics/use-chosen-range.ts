import { useSearchParams } from 'wouter';
import { DEFAULT_ANALYTICS_RANGE } from '@shared/rules/analytics';
import { daysOfChoice, type RangeDays } from './ranges';

const PARAM = 'days';

export function useChosenRange(): [RangeDays, (days: RangeDays) => void] {
  const [params, setParams] = useSearchParams();
  const days = daysOfChoice(params.get(PARAM) ?? '') ?? DEFAULT_ANALYTICS_RANGE;
  const choose = (next: RangeDays) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === DEFAULT_ANALYTICS_RANGE) changed.delete(PARAM);
        else changed.set(PARAM, String(next));
        return changed;
      },
      { replace: true },
    );
  return [days, choose];
}
