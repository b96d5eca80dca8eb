import { useRef, useState } from 'react';
import { HEARTS, LIMITS } from '@shared/constants';
import type { NewPraise } from '@shared/contracts/praise';
import { PraiseArt } from '@/components/art/praise-art';
import { Input } from '@/components/ui/input';
import { Tray } from '@/components/ui/tray';
import { t } from '@/lib/i18n/messages';
import { useWide } from '@/lib/page/use-media';

export default function HeartsTray({
  onSend,
  ...tray
}: Omit<Parameters<typeof Tray>[0], 'tone' | 'children'> & { onSend: (praise: NewPraise) => void }) {
  const [words, setWords] = useState('');
  const hearts = useRef<HTMLDivElement>(null);
  const size = useWide('laptop') ? 54 : 64;
  return (
    <Tray {...tray} tone="heart">
      <Input
        className="max-laptop:mt-4"
        value={words}
        maxLength={LIMITS.praiseWords}
        aria-label={t('praise.ownWords')}
        placeholder={t('praise.ownWords')}
        enterKeyHint="next"
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          hearts.current?.querySelector('button')?.focus();
        }}
      />
      <div ref={hearts} className="mt-3 grid grid-cols-3 gap-2 @card:grid-cols-6">
        {HEARTS.map((picture) => (
          <button
            key={picture}
            type="button"
            data-choice
            className="grid content-start justify-items-center gap-1.5 rounded-md bg-sunken px-1 py-2.5 text-13 leading-tight font-semibold transition-transform duration-(--dur-press) active:scale-96 laptop:bg-surface"
            onClick={() => onSend({ picture, words: words.trim() || null })}
          >
            <PraiseArt heart={picture} size={size} />
            {t(`praise.${picture}`)}
          </button>
        ))}
      </div>
    </Tray>
  );
}
