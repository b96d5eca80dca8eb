import { Pip } from '@/components/art/pip';
import { Backdrop } from '@/components/ui/backdrop';
import { t } from '@/lib/i18n/messages';

export function KidPageLoading() {
  return (
    <Backdrop time="morning">
      <output className="grid min-h-dvh place-items-center">
        <span className="grid animate-[fade_200ms_250ms_both] justify-items-center gap-2">
          <Pip mood="nest" size={132} animated />
          <span className="font-display text-21 font-semibold">{t('ui.loading')}</span>
        </span>
      </output>
    </Backdrop>
  );
}
