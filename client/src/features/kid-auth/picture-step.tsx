import { clsx } from 'clsx';
import { ArrowLeft, Eraser } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Avatar, type Face } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { PictureInput, PictureGrid } from '@/components/ui/picture-input';
import { t } from '@/lib/i18n/messages';
import { spokenText } from '@/lib/sound/spoken-text';
import type { PatternLogin } from './use-pattern-login';

export function PictureButtons({ login, onBack }: { login: PatternLogin; onBack: () => void }) {
  return (
    <>
      <Button onClick={onBack}>
        <ArrowLeft className="rtl:-scale-x-100" />
        {t('kidAuth.back')}
      </Button>
      <Button onClick={login.clear} disabled={login.chosen.length === 0 || login.checking || login.wrong}>
        <Eraser />
        {t('kidAuth.clear')}
      </Button>
    </>
  );
}

export function spokenPictures({ name }: Face) {
  const title = t('kidAuth.hi', { name });
  return { title, text: spokenText(title, t('kidAuth.pickPictures')) };
}

export function PictureStep({
  kid,
  login,
  children,
}: {
  kid: Face;
  login: PatternLogin;
  children?: ReactNode;
}) {
  const locked = login.checking || login.wrong;
  const pad = useRef<HTMLDivElement>(null);
  const wasLocked = useRef(false);
  useEffect(() => {
    // A picture loses the focus while all are disabled.
    if (wasLocked.current && !locked && document.activeElement === document.body) {
      pad.current?.querySelector('button')?.focus();
    }
    wasLocked.current = locked;
  }, [locked]);

  return (
    <>
      <div className="flex items-center justify-center gap-[clamp(14px,2vw,22px)]">
        <Avatar kid={kid} size={104} nest className="flex-none max-mini:size-19 short:size-19" />
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-title">
            {t('kidAuth.hi', { name: kid.name })}
          </h1>
          {children}
          <p className="mt-0.5 text-18 leading-[1.3] font-medium">{t('kidAuth.pickPictures')}</p>
        </div>
      </div>
      <div
        className={clsx(
          'mx-auto mt-[clamp(10px,2.3vh,18px)] mb-[clamp(14px,2.8vh,22px)] w-fit max-w-full rounded-2xl bg-surface py-3.5 ps-4.5 pe-7 shadow-tile',
          'max-mini:rounded-xl max-mini:py-2.5 max-mini:ps-2.5 max-mini:pe-3 short:py-2',
        )}
        aria-busy={login.checking || undefined}
      >
        <PictureInput chosen={login.chosen} wrong={login.wrong} />
      </div>
      <div ref={pad} className="mx-auto w-[min(100%,780px)] max-mini:[&_fieldset]:gap-y-3.5">
        <PictureGrid chosen={login.chosen} onToggle={login.toggle} disabled={locked} />
      </div>
    </>
  );
}
