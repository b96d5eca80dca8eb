import { Check, CircleCheckBig, Eye, type LucideIcon } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { BOARD_MODES, BOARD_NIGHT, BOARD_THEMES, type BoardMode } from '@shared/constants';
import type { FamilyBoard } from '@shared/contracts/boards';
import type { BoardSettings } from '@shared/contracts/devices';
import { Avatar } from '@/components/ui/avatar';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { ChipRow } from '@/components/ui/chip-line';
import { Segmented } from '@/components/ui/segmented';
import { Switch } from '@/components/ui/switch';
import { useKids } from '@/features/kids/kids.api';
import { direction } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';
import { useFamilyBoardChoices, type useBoardChoices } from './boards.api';
import { HoursFields } from './hours-fields';
import { SavedMark } from './setting';

const MODES: Record<BoardMode, LucideIcon> = { view: Eye, check: CircleCheckBig };

/** The settings of one board. */
export function BoardChoices({ shown, choose, isSaved }: ReturnType<typeof useBoardChoices>) {
  const onOff = (field: 'showEvents' | 'showStars' | 'showGoals' | 'keepAwake') => (
    <OnOff
      label={t(`boards.${field}`)}
      hint={t(`boards.${field}Text`)}
      saved={isSaved(field)}
      checked={shown[field]}
      onChange={(isOn) => choose({ [field]: isOn })}
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] *:not-first:border-t-2 *:not-first:border-line *:not-first:pt-4 *:not-last:pb-4">
      <Choice title={t('boards.mode')} saved={isSaved('mode')}>
        <RadioGroup.Root
          dir={direction}
          className="grid grid-cols-2 gap-3"
          aria-label={t('boards.mode')}
          value={shown.mode}
          onValueChange={(value) => {
            const mode = BOARD_MODES.find((one) => one === value);
            if (mode) choose({ mode });
          }}
        >
          {BOARD_MODES.map((mode) => {
            const Icon = MODES[mode];
            return (
              <RadioGroup.Item
                key={mode}
                value={mode}
                className="relative grid content-start gap-1.5 rounded-lg p-3.5 text-start inset-ring-2 inset-ring-line hover:inset-ring-control chosen:bg-lagoon-soft chosen:inset-ring-3 chosen:inset-ring-lagoon"
              >
                <Icon size={24} className="text-lagoon-text" aria-hidden />
                <b className="font-display text-16 leading-tight font-semibold">{t(`boards.${mode}`)}</b>
                <span className="text-14 leading-[1.35] text-ink-2">{t(`boards.${mode}Text`)}</span>
                <RadioGroup.Indicator className="absolute -end-1.75 -top-1.75 grid size-7 animate-pop place-items-center rounded-full bg-lagoon text-on-lagoon">
                  <Check size={16} className="stroke-[3.4]" aria-hidden />
                </RadioGroup.Indicator>
              </RadioGroup.Item>
            );
          })}
        </RadioGroup.Root>
      </Choice>
      <KidsChoice
        title={t('boards.kids')}
        text={t('boards.kidsText')}
        saved={isSaved('kidIds')}
        value={shown.kidIds}
        withEveryone
        onChange={(kidIds) => choose({ kidIds })}
      />
      <Choice title={t('boards.theme')} text={t('boards.themeText')} saved={isSaved('theme')}>
        <Segmented<BoardSettings['theme']>
          label={t('boards.theme')}
          value={shown.theme}
          onChange={(theme) => choose({ theme })}
          options={BOARD_THEMES.map((theme) => ({ value: theme, label: t(`boards.theme.${theme}`) }))}
        />
      </Choice>
      {onOff('showEvents')}
      {onOff('showStars')}
      {onOff('showGoals')}
      {onOff('keepAwake')}
    </div>
  );
}

/** The settings of all boards. */
export function FamilyBoardChoices({ settings }: { settings: FamilyBoard }) {
  const { shown, choose, isSaved } = useFamilyBoardChoices(settings);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] *:not-first:border-t-2 *:not-first:border-line *:not-first:pt-4 *:not-last:pb-4">
      <KidsChoice
        title={t('boards.pictures')}
        text={t('boards.picturesText')}
        saved={isSaved('pictureKidIds')}
        value={shown.pictureKidIds}
        onChange={(pictureKidIds) => choose({ pictureKidIds })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <OnOff
          label={t('boards.night')}
          hint={t('boards.nightText')}
          saved={isSaved('night')}
          checked={shown.night !== null}
          onChange={(isOn) => choose({ night: isOn ? BOARD_NIGHT : null })}
        />
        {shown.night && (
          <HoursFields
            // Another parent may change them, too.
            key={`${shown.night.from} ${shown.night.until}`}
            value={shown.night}
            onSave={(night) => choose({ night })}
          />
        )}
      </div>
    </div>
  );
}

function Choice({
  title,
  text,
  saved,
  children,
}: {
  title: string;
  text?: string;
  saved: boolean;
  children: ReactNode;
}) {
  return (
    <div className="grid min-w-0 gap-2.5">
      <div>
        <div className="flex min-h-6 flex-wrap items-center gap-x-3">
          <h3 className="font-body text-15 font-semibold">{title}</h3>
          <SavedMark saved={saved} />
        </div>
        {text !== undefined && <p className="hint">{text}</p>}
      </div>
      {children}
    </div>
  );
}

function KidsChoice({
  withEveryone = false,
  value,
  onChange,
  ...choice
}: {
  title: string;
  text: string;
  saved: boolean;
  withEveryone?: boolean;
  value: readonly string[];
  onChange: (kidIds: string[]) => void;
}) {
  const kids = useKids().data ?? [];
  return (
    <Choice {...choice}>
      <ChipRow aria-label={choice.title}>
        {withEveryone && (
          <ChoiceChip chosen={value.length === 0} onClick={() => onChange([])}>
            {t('whoWhen.everyone')}
          </ChoiceChip>
        )}
        {kids.map((kid) => (
          <ChoiceChip
            key={kid.id}
            chosen={value.includes(kid.id)}
            className="max-w-full ps-1.5"
            // Also leaves out kids who were removed in the meantime.
            onClick={() =>
              onChange(kids.filter(({ id }) => (id === kid.id) !== value.includes(id)).map(({ id }) => id))
            }
          >
            <Avatar kid={kid} size={30} />
            <bdi className="max-w-44 truncate">{kid.name}</bdi>
          </ChoiceChip>
        ))}
      </ChipRow>
    </Choice>
  );
}

function OnOff({
  label,
  hint,
  saved,
  checked,
  onChange,
}: {
  label: string;
  hint: string;
  saved: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <div className="flex min-h-6 flex-wrap items-center gap-x-3">
          <label htmlFor={id} className="cursor-pointer text-15 font-semibold">
            {label}
          </label>
          <SavedMark saved={saved} />
        </div>
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      </div>
      <Switch id={id} checked={checked} onCheckedChange={onChange} aria-describedby={`${id}-hint`} />
    </div>
  );
}
