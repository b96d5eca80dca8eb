import { Pip } from '@/components/art/pip';
import { t } from '@/lib/i18n/messages';

export function PageLoading() {
  return (
    <output className="grid min-h-dvh place-items-center">
      <div className="grid justify-items-center gap-2 animate-[fade_200ms_250ms_both]">
        <Pip mood="nest" size={112} animated />
        <span className="font-display text-16 font-semibold text-ink-2">{t('ui.loading')}</span>
      </div>
    </output>
  );
}
