import { clsx } from 'clsx';
import {
  ArrowLeftRight,
  CalendarDays,
  Check,
  CircleCheckBig,
  CornerUpLeft,
  Pencil,
  Repeat2,
  SkipForward,
  Undo2,
  UserMinus,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { KidCard } from '@shared/contracts/kids';
import { isForKid } from '@shared/rules/assignments';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { ForManagers } from '@/components/ui/for-managers';
import { usePendingSubmissions } from '@/features/submissions/submissions.api';
import { useSubmissionReview } from '@/features/submissions/use-submission-review';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { useOffline, WHILE_OFFLINE } from '@/lib/api/connection';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useMayManage } from '@/lib/api/user-query';
import { completionDay, nextInTurn, type BoardClock, type Tile } from './board';
import { BOARD_KEYS } from './board-keys';
import { canChange, removeKid, restore, skip } from './move';
import { DayChoice } from './move-choice';
import type { Pauses } from './pauses';
import { useReviewed } from './plan.api';
import type { TileActions } from './use-tile-actions';

export type MenuView = 'items' | 'move' | 'give' | 'remove';

export interface TileMenuProps {
  tile: Tile;
  kids: readonly KidCard[];
  clock: BoardClock;
  rests?: Pauses;
  actions: TileActions;
  onClose: () => void;
}

export function TileMenuItems({
  isSheet,
  onView,
  ...props
}: TileMenuProps & { isSheet: boolean; onView: (view: MenuView) => void }) {
  const { tile, kids, clock, actions, onClose } = props;
  const { chore, kid, state } = tile;
  const reviewed = useReviewed(tile);
  const mayManage = useMayManage();
  const on = completionDay(tile, clock);
  const close = (then: () => void) => () => {
    onClose();
    then();
  };
  const isOpen = state === 'planned' || state === 'late';
  const isUndated = chore.schedule.kind === 'anytime';
  const mayChange = mayManage && canChange(tile);
  const canMove = mayManage && ((canChange(tile) && tile.exception?.kind !== 'assigned') || isUndated);
  const back = mayManage && (isOpen || state === 'skipped') ? restore(tile, kids) : undefined;
  const next = mayManage && chore.sharing === 'turns' && kid && isOpen ? nextInTurn(chore, kid, kids) : null;
  const canRemove =
    kid !== null &&
    isOpen &&
    chore.sharing !== 'first' &&
    tile.exception?.kind !== 'assigned' &&
    removeKid(
      chore,
      kid,
      kids.map(({ id }) => id),
    ) !== null;
  const done = on !== null && kid && (
    <DoneItem isSheet={isSheet} onPress={close(() => actions.complete(chore, kid, on))}>
      {t('plan.doneFor', { kid: kid.name })}
    </DoneItem>
  );
  return (
    <div className="grid grid-cols-1 gap-0.5">
      {state === 'waiting' && <Approve submissionId={tile.submissionId} onClose={onClose} />}
      {isSheet && done}
      {canMove &&
        (isSheet ? (
          <DayChoice {...props} />
        ) : (
          <Item letter={BOARD_KEYS.move} Glyph={CalendarDays} onPress={() => onView('move')}>
            {isUndated ? t('plan.planDay') : t('plan.move')}
          </Item>
        ))}
      {mayChange && kids.length > 1 && (
        <Item letter={BOARD_KEYS.give} Glyph={ArrowLeftRight} onPress={() => onView('give')}>
          {t('plan.give')}
        </Item>
      )}
      {mayChange && (
        <Item letter={BOARD_KEYS.skip} Glyph={SkipForward} onPress={close(() => actions.change(skip(tile)))}>
          {t('plan.skip')}
        </Item>
      )}
      {back && (
        <Item Glyph={CornerUpLeft} onPress={close(() => actions.change(back.change))}>
          {back.label}
        </Item>
      )}
      {next && (
        <Item Glyph={Repeat2} onPress={close(() => actions.passOn(chore, next))}>
          {t('plan.passOn', { kid: next.name })}
        </Item>
      )}
      {!isSheet && done}
      {on !== null && !kid && (
        <Faces
          label={t('plan.whoDidIt')}
          kids={kids.filter(({ id }) => isForKid(chore, id))}
          nameOf={({ name }) => t('plan.doneFor', { kid: name })}
          onPress={(who) => close(() => actions.complete(chore, who, on))()}
        />
      )}
      {reviewed && (
        <Item letter={BOARD_KEYS.undo} Glyph={Undo2} onPress={close(() => actions.undo(reviewed))}>
          {t('plan.undo')}
        </Item>
      )}
      <ForManagers>
        {!isSheet && <div className="mx-1 my-1 border-t-2 border-line first:hidden" />}
        <Link
          href={paths.parentForm('chores', 'edit', chore.id)}
          className={item}
          data-letter={BOARD_KEYS.edit}
        >
          <Pencil />
          {t('plan.edit')}
          <Letter of={BOARD_KEYS.edit} />
        </Link>
        {canRemove && (
          <Item danger Glyph={UserMinus} onPress={() => onView('remove')}>
            {t('plan.remove', { kid: kid.name })}
          </Item>
        )}
      </ForManagers>
    </div>
  );
}

function DoneItem({
  isSheet,
  onPress,
  children,
}: {
  isSheet: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  if (!isSheet) {
    return (
      <Item letter={BOARD_KEYS.done} Glyph={Check} onPress={onPress}>
        {children}
      </Item>
    );
  }
  return (
    <Button variant="primary" wide saves className="mb-2" onClick={onPress}>
      <Check />
      {children}
    </Button>
  );
}

const pressable =
  'rounded-md font-semibold focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:opacity-60';
const both = clsx(
  'flex min-h-11 w-full items-center gap-3 px-2.5 text-start text-15 leading-tight no-underline wrap-anywhere max-tablet:min-h-13',
  pressable,
);
const item = `${both} text-ink hover:bg-sunken [&_svg]:size-5 [&_svg]:text-ink-2`;
const mainItem = `${both} bg-lagoon text-on-lagoon hover:bg-lagoon-hover [&_svg]:size-5`;

function Item({
  main,
  danger,
  letter,
  Glyph,
  onPress,
  children,
}: {
  main?: boolean;
  danger?: boolean;
  letter?: string;
  Glyph: LucideIcon;
  onPress: () => void;
  children: ReactNode;
}) {
  const offline = useOffline();
  return (
    <button
      type="button"
      className={clsx(main ? mainItem : item, danger && 'text-danger! [&_svg]:text-danger!')}
      data-letter={letter}
      {...(offline && WHILE_OFFLINE)}
      onClick={() => !offline && onPress()}
    >
      <Glyph />
      {children}
      {letter && <Letter of={letter} />}
    </button>
  );
}

const Letter = ({ of }: { of: string }) => (
  <kbd
    className="ms-auto rounded-xs px-1.5 py-1 font-body text-13 leading-none opacity-80 inset-ring-2 inset-ring-current/25 max-tablet:hidden"
    aria-hidden
  >
    {of.toUpperCase()}
  </kbd>
);

function Faces({
  label,
  kids,
  nameOf,
  onPress,
}: {
  label: string;
  kids: readonly KidCard[];
  nameOf: (kid: KidCard) => string;
  onPress: (kid: KidCard) => void;
}) {
  const offline = useOffline();
  return (
    <fieldset aria-label={label} className="px-1 pb-1">
      <p className="px-1.5 pt-2 pb-1 text-13 leading-none font-semibold text-ink-2" aria-hidden>
        {label}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(60px,1fr))] gap-1">
        {kids.map((kid) => (
          <button
            key={kid.id}
            type="button"
            aria-label={nameOf(kid)}
            className={clsx(
              'grid min-h-16 min-w-0 content-center justify-items-center gap-1 text-13 leading-none text-ink-2 hover:bg-sunken',
              pressable,
            )}
            {...(offline && WHILE_OFFLINE)}
            onClick={() => !offline && onPress(kid)}
          >
            <Avatar kid={kid} size={34} />
            <bdi className="max-w-full truncate px-1 py-px">{kid.name}</bdi>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Links to the approvals if the submission isn't in the list. */
function Approve({ submissionId, onClose }: { submissionId: string | null; onClose: () => void }) {
  const submission = usePendingSubmissions().data?.find(({ id }) => id === submissionId);
  if (submission) return <ApproveItem submission={submission} onClose={onClose} />;
  return (
    <Link href={paths.parentTab('approvals')} className={mainItem}>
      <CircleCheckBig />
      {t('plan.openApprovals')}
    </Link>
  );
}

function ApproveItem({ submission, onClose }: { submission: ChoreSubmission; onClose: () => void }) {
  const { approve } = useSubmissionReview(submission);
  return (
    <Item
      main
      letter={BOARD_KEYS.approve}
      Glyph={Check}
      onPress={() => {
        approve();
        onClose();
      }}
    >
      {t('plan.approve')}
    </Item>
  );
}
