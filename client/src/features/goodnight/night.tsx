import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import type { Kid } from '@shared/contracts/kids';
import { ExtraPart } from '@/components/ui/part-boundary';
import { useFamilyClock } from '@/lib/dates/family-clock';
import { onIdle } from '@/lib/page/on-idle';
import { useStore } from '@/lib/storage/store';
import { setAsleep } from '@/lib/page/theme';
import { kidNestQuery } from '@/features/kid-frame/kid-dashboard.api';
import { endNight, goodnightOpen, isNewMorning, nightButton, useLastNight } from '@/features/kid-frame/night';

const loadGoodNight = () => import('./good-night');
const GoodNight = lazy(loadGoodNight);
const GoodMorning = lazy(() => import('./good-morning'));

export function useNight(kidId: string): 'goodnight' | 'morning' | null {
  const clock = useFamilyClock();
  const last = useLastNight(kidId);
  const isOpen = useStore(goodnightOpen);
  if (isOpen) return 'goodnight';
  return clock && isNewMorning(clock, last) ? 'morning' : null;
}

const close = () => goodnightOpen.set(false);

export function Night({ kid }: { kid: Kid }) {
  const clock = useFamilyClock();
  const last = useLastNight(kid.id);
  const shown = useNight(kid.id);
  const button = clock && nightButton(clock, last);
  useEffect(() => () => goodnightOpen.set(false), []);
  useQuery({ ...kidNestQuery(kid.id), enabled: button === 'goodnight' });
  // Works offline once its button is shown.
  useEffect(
    () => (button === 'goodnight' ? onIdle(() => void loadGoodNight().catch(() => undefined)) : undefined),
    [button],
  );
  const isAsleep = button === 'wake';
  useEffect(() => {
    setAsleep(isAsleep);
    return () => setAsleep(false);
  }, [isAsleep]);
  if (!clock || !shown) return null;
  return shown === 'goodnight' ? (
    <ExtraPart onError={close}>
      <GoodNight kid={kid} night={clock.night} onClose={close} />
    </ExtraPart>
  ) : (
    <ExtraPart onError={() => endNight(kid.id)}>
      <GoodMorning kid={kid} isMorning={clock.partOfDay === 'morning'} onClose={() => endNight(kid.id)} />
    </ExtraPart>
  );
}
