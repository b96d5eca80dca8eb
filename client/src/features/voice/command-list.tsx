import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { t } from '@/lib/messages';
import type { Intent } from './hearing/understand';
import { voiceCommands } from './voice-commands';
import type { VoiceContext } from './voice-context';

export function CommandList({
  context,
  onCommand,
}: {
  context: VoiceContext;
  onCommand: (intent: Intent) => void;
}) {
  const title = t('voice.youCanSay');
  return (
    <section aria-label={title}>
      <h3 className="min-h-14 py-2.5 ps-1 pe-15 text-26 max-tablet:min-h-0 max-tablet:pt-1 max-tablet:pe-1 max-tablet:pb-3">
        {title}
      </h3>
      <ul className="grid grid-cols-2 gap-2.5 tablet:grid-cols-[repeat(auto-fit,minmax(190px,1fr))]">
        {voiceCommands(context).map(({ words, label = words, intent, picture, tint }, index) => (
          // Labels with a custom name need it.
          <li key={words} className={clsx(index < 3 && 'col-span-full')}>
            <CommandButton
              picture={picture}
              tint={tint}
              className="max-tablet:gap-2 max-tablet:pe-1.5 max-tablet:text-18"
              pictureClass="size-13.5 max-tablet:size-10.5 max-tablet:rounded-sm [&>:is(img,span)]:size-11 max-tablet:[&>:is(img,span)]:size-9"
              onPress={() => onCommand(intent)}
            >
              <span className="line-clamp-3 min-w-0 wrap-anywhere">{label}</span>
            </CommandButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function CommandButton({
  picture,
  tint = 'var(--color-tint-sky)',
  className,
  pictureClass,
  onPress,
  children,
}: {
  picture: ReactNode;
  tint?: string;
  className: string;
  pictureClass: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={clsx(
        'flex min-h-16 w-full items-center gap-3 rounded-lg bg-sunken py-1.5 ps-1.5 pe-3.5 text-start font-display text-21/[1.12] font-semibold transition-transform duration-(--dur-press) ease-out',
        'hover:bg-line active:scale-98',
        className,
      )}
      onClick={onPress}
    >
      <span
        className={clsx(
          'grid flex-none place-items-center overflow-hidden rounded-md bg-(--tint)',
          pictureClass,
        )}
        style={{ '--tint': tint }}
        aria-hidden
      >
        {picture}
      </span>
      {children}
    </button>
  );
}
