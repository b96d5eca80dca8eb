import { useMutation } from '@tanstack/react-query';
import { ToggleGroup } from 'radix-ui';
import { useState } from 'react';
import { HEARTS, type Heart } from '@shared/constants';
import type { Praise } from '@shared/contracts/praise';
import { PraiseArt } from '@/components/art/praise-art';
import { put } from '@/lib/api/api-client';
import { direction } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { play } from '@/lib/sound/sounds';
import { useSpoken } from '@/lib/sound/use-spoken';
import styles from './heart-tray.module.css';

const FLOAT_MS = 720;

export function HeartTray({ praiseId }: { praiseId: string }) {
  const [saved, setSaved] = useState<Heart | null>(null);
  const reply = useMutation({
    mutationFn: (picture: Heart) =>
      put<Praise>(`/api/praise/${encodeURIComponent(praiseId)}/reply`, { picture }),
    // The last of several quick taps is stored last.
    scope: { id: `reply ${praiseId}` },
    onSuccess: (_praise, picture) => setSaved(picture),
  });
  const chosen = reply.isError ? saved : (reply.variables ?? saved);
  const trouble = reply.isError ? t('praise.backFailed') : null;
  useSpoken(trouble);
  return (
    <ToggleGroup.Root
      type="single"
      dir={direction}
      className={styles.tray}
      aria-label={t('praise.back')}
      value={chosen ?? ''}
      onValueChange={(value) => {
        const heart = HEARTS.find((each) => each === value);
        if (!heart) return;
        reply.mutate(heart);
        play('star');
        floatUp(heart);
      }}
    >
      <output>{trouble ?? t('praise.back')}</output>
      {HEARTS.map((heart) => (
        <ToggleGroup.Item key={heart} value={heart} aria-label={t(`praise.${heart}`)} data-heart={heart}>
          <PraiseArt heart={heart} size={68} />
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}

/** Floats a copy of the heart to the top of the window. */
function floatUp(heart: Heart): void {
  const drawing = document.querySelector<HTMLElement>(`[data-heart="${heart}"] img`);
  if (!drawing || prefersReducedMotion()) return;
  const { left, top, width, height } = drawing.getBoundingClientRect();
  const copy = drawing.cloneNode() as HTMLElement;
  copy.style.cssText = `position:fixed;z-index:80;left:${left}px;top:${top}px;width:${width}px;height:${height}px;pointer-events:none`;
  document.body.append(copy);
  const up = { transform: `translateY(${-top}px) scale(1.4)`, opacity: 0 };
  const floating = (copy as Partial<HTMLElement>).animate?.call(copy, [{ opacity: 1 }, up], {
    duration: FLOAT_MS,
    easing: 'ease-out',
  });
  if (floating) floating.addEventListener('finish', () => copy.remove());
  else copy.remove();
}
