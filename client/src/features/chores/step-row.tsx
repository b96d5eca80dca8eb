import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, GripVertical, ImageIcon, Timer, X } from 'lucide-react';
import { useRef, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { LIMITS } from '@shared/constants';
import { CHORE_ICONS } from '@shared/icons';
import { ChoreArt } from '@/components/art/chore-art';
import { IconPicker } from '@/components/ui/icon-picker';
import { formatMinutes } from '@/lib/i18n/format';
import { Tooltip } from '@/components/ui/tooltip';
import { t } from '@/lib/i18n/messages';
import { MinutesChoice } from './minutes-choice';
import { renamed, type StepDraft } from './steps';

/** The open part of a row: its move buttons, its picture or its timer. */
export type StepPart = 'move' | 'picture' | 'minutes';

const round =
  'grid h-11 w-10 flex-none place-items-center rounded-full text-ink-2 hover:bg-sunken hover:text-ink';

export function StepRow({
  step,
  index,
  total,
  part,
  handle,
  isUp,
  shift,
  onPart,
  onChange,
  onMove,
  onRemove,
}: {
  step: StepDraft;
  index: number;
  total: number;
  part: StepPart | null;
  handle: ComponentProps<'button'>;
  /** Whether the step is lifted by the pointer or the keyboard. */
  isUp: boolean;
  shift: number;
  onPart: (part: StepPart | null) => void;
  onChange: (step: StepDraft) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}) {
  const { name, iconName, minutes } = step;
  const toggle = (opened: StepPart) => onPart(part === opened ? null : opened);
  const isDragged = isUp && shift !== 0;
  return (
    <li
      className={clsx(
        'relative rounded-md bg-surface',
        isDragged ? 'z-10' : 'transition-[translate,box-shadow] duration-(--dur-ui)',
        isUp && 'shadow-float ring-2 ring-lagoon',
        isDragged && 'rotate-[1.2deg]',
      )}
      style={{ translate: shift === 0 ? undefined : `0 ${shift}px` } satisfies CSSProperties}
    >
      <div className="flex min-h-14.5 items-center gap-1.5 ps-0.5 pe-1.5 max-mini:min-h-16.5">
        <Tooltip text={t('steps.move', { step: name, n: index + 1, total })}>
          <button
            {...handle}
            type="button"
            className="grid h-14.5 w-8 flex-none cursor-grab touch-none place-items-center rounded-md text-ink-2 hover:text-ink"
            aria-label={t('steps.move', { step: name, n: index + 1, total })}
            aria-pressed={part === 'move'}
            onClick={() => toggle('move')}
          >
            <GripVertical size={20} />
          </button>
        </Tooltip>
        <button
          type="button"
          className="well size-11 flex-none hover:inset-ring-2 hover:inset-ring-control aria-expanded:inset-ring-2 aria-expanded:inset-ring-lagoon"
          aria-label={t('steps.picture', { step: name })}
          aria-expanded={part === 'picture'}
          onClick={() => toggle('picture')}
        >
          {iconName ? <ChoreArt icon={iconName} size={34} /> : <ImageIcon size={20} className="text-ink-2" />}
        </button>
        <StepName step={step} index={index} onChange={onChange} />
        {part === 'move' ? (
          <>
            <MoveButton label={t('steps.up')} disabled={index === 0} onClick={() => onMove(index - 1)}>
              <ArrowUp size={20} />
            </MoveButton>
            <MoveButton
              label={t('steps.down')}
              disabled={index === total - 1}
              onClick={() => onMove(index + 1)}
            >
              <ArrowDown size={20} />
            </MoveButton>
          </>
        ) : (
          <>
            <button
              type="button"
              className="grid h-11 w-16.5 flex-none place-items-center rounded-sm text-14 font-semibold inset-ring-2 inset-ring-line hover:inset-ring-control aria-expanded:inset-ring-lagoon max-mini:w-14"
              aria-label={t('steps.timerOf', { step: name, minutes: minutes ?? 0 })}
              aria-expanded={part === 'minutes'}
              onClick={() => toggle('minutes')}
            >
              {minutes === null ? <Timer size={18} className="text-ink-2" /> : formatMinutes(minutes)}
            </button>
            <Tooltip text={t('steps.remove', { step: name })}>
              <button
                type="button"
                className={round}
                aria-label={t('steps.remove', { step: name })}
                onClick={onRemove}
              >
                <X size={19} />
              </button>
            </Tooltip>
          </>
        )}
      </div>
      {part === 'minutes' && (
        <div className="animate-fade px-3 pt-0.5 pb-3">
          <MinutesChoice
            label={t('steps.minutes')}
            max={LIMITS.stepMinutes}
            value={minutes}
            onChange={(next) => onChange({ ...step, minutes: next })}
          />
        </div>
      )}
      {part === 'picture' && (
        <div className="max-h-75 animate-fade overflow-y-auto px-3 pb-3">
          <IconPicker
            title={t('steps.picture', { step: name })}
            icons={CHORE_ICONS}
            labelOf={(icon) => t(`icons.${icon}`)}
            renderIcon={(icon) => <ChoreArt icon={icon} />}
            value={iconName}
            none={t('steps.noPicture')}
            onChange={(next) => onChange({ ...step, iconName: next })}
          />
        </div>
      )}
    </li>
  );
}

function MoveButton({
  label,
  disabled,
  onClick,
  children,
}: {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="grid size-11 flex-none animate-fade place-items-center rounded-sm inset-ring-2 inset-ring-line hover:inset-ring-control aria-disabled:opacity-40"
      aria-label={label}
      // `disabled` would lose the focus.
      aria-disabled={disabled || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** A name that grows with its text. An emptied one returns. */
function StepName({
  step,
  index,
  onChange,
}: {
  step: StepDraft;
  index: number;
  onChange: (step: StepDraft) => void;
}) {
  const before = useRef(step.name);
  return (
    <span className="grid min-w-0 flex-1 text-15 leading-tight font-semibold wrap-anywhere *:col-start-1 *:row-start-1 *:px-1.5 *:py-2.5">
      {/* This copy is as large as the text, so that the text area on top needs no scrolling. */}
      <span className="invisible whitespace-pre-wrap" aria-hidden>
        {`${step.name} `}
      </span>
      <textarea
        className="size-full resize-none overflow-hidden rounded-sm bg-transparent hover:inset-ring-2 hover:inset-ring-line"
        rows={1}
        aria-label={t('steps.name', { n: index + 1 })}
        maxLength={LIMITS.stepName}
        value={step.name}
        onFocus={() => {
          before.current = step.name;
        }}
        onBlur={() => {
          if (step.name.trim() === '') onChange(renamed(step, before.current));
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        onChange={({ target }) => onChange(renamed(step, target.value.replaceAll(/[\r\n]+/g, ' ')))}
      />
    </span>
  );
}
