import { clsx } from 'clsx';
import { Check, MessageCirclePlus, Undo2, X } from 'lucide-react';
import { lazy, useRef, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { DialogPart } from '@/components/ui/dialog-part';
import { Tooltip } from '@/components/ui/tooltip';
import { HeartButton } from '@/features/praise/heart-button';
import { t } from '@/lib/i18n/messages';
import type { ReviewProps } from './review-card';

const loadTray = () => import('./send-back-tray');
const SendBackTray = lazy(loadTray);

type Look = { className?: string | undefined };

export function ApproveButton({
  name,
  kid,
  reviewing,
  blocked = false,
  describedBy,
  className,
  labelClass,
}: ReviewProps & Look & { labelClass?: string }) {
  return (
    <Button
      variant="primary"
      saves
      data-main
      data-shortcut="approve"
      className={className}
      aria-label={t('reviews.approveOf', { name, kid: kid.name })}
      aria-describedby={blocked ? describedBy : undefined}
      disabled={blocked}
      onClick={() => reviewing.approve()}
    >
      <Check className="tiny:in-data-card:hidden" />
      <span className={labelClass}>{t('reviews.approve')}</span>
    </Button>
  );
}

/** A heart for an approval. `praise` is null for reward requests. */
export function PraiseButton({ name, kid, picture, reviewing, blocked, className }: ReviewProps & Look) {
  const { praise } = reviewing;
  return (
    praise && (
      <HeartButton
        label={t('praise.sendFor', { kid: kid.name, name })}
        title={t('praise.tapToApprove')}
        text={praise.text}
        picture={picture}
        disabled={blocked}
        className={className}
        onSend={praise.send}
      />
    )
  );
}

export function NoteButton({ name, kid, reviewing }: ReviewProps) {
  return (
    <Tooltip text={t('reviews.approveWithNote')}>
      <Button
        variant="secondary"
        iconOnly
        saves
        aria-label={t('reviews.noteOf', { name, kid: kid.name })}
        onClick={() => reviewing.setNoting('approve')}
      >
        <MessageCirclePlus />
      </Button>
    </Tooltip>
  );
}

/** Opens the reasons. */
export function RejectButton({ className, ...review }: ReviewProps & Look) {
  const { name, kid, kind, reviewing } = review;
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        {...rejectProps(review)}
        className={className}
        aria-label={t(`reviews.${kind}.sendBackOf`, { name, kid: kid.name })}
        onClick={() => reviewing.setNoting('reject')}
      >
        {t(`reviews.${kind}.sendBack`)}
      </Button>
      <Reasons {...review} anchor={button} />
    </>
  );
}

export function RejectIconButton(review: ReviewProps) {
  const { name, kid, kind, reviewing } = review;
  const button = useRef<HTMLButtonElement>(null);
  const Glyph = kind === 'chore' ? Undo2 : X;
  return (
    <>
      <Tooltip text={t(`reviews.${kind}.sendBack`)}>
        <Button
          ref={button}
          {...rejectProps(review)}
          iconOnly
          aria-label={t(`reviews.${kind}.sendBackOf`, { name, kid: kid.name })}
          onClick={() => reviewing.setNoting('reject')}
        >
          <Glyph className="rtl:-scale-x-100" />
        </Button>
      </Tooltip>
      <Reasons {...review} anchor={button} />
    </>
  );
}

const rejectProps = ({ reviewing }: ReviewProps) =>
  ({
    variant: 'secondary',
    saves: true,
    'data-shortcut': 'reject',
    'aria-haspopup': 'dialog',
    'aria-expanded': reviewing.noting === 'reject',
    onPointerEnter: () => void loadTray(),
    onFocus: () => void loadTray(),
  }) as const;

function Reasons(review: ReviewProps & { anchor: RefObject<HTMLElement | null> }) {
  const { noting, setNoting } = review.reviewing;
  return (
    noting === 'reject' && (
      <DialogPart onClose={() => setNoting(null)}>
        <SendBackTray {...review} />
      </DialogPart>
    )
  );
}

export function RowApproveButton({
  name,
  kid,
  reviewing,
  blocked = false,
  describedBy,
  isCurrent,
}: ReviewProps & { isCurrent: boolean }) {
  return (
    <Tooltip text={t('reviews.approve')}>
      <Button
        variant={isCurrent ? 'primary' : 'secondary'}
        iconOnly
        saves
        data-main
        data-shortcut="approve"
        flat
        className={clsx('relative', !isCurrent && 'text-lagoon-text!')}
        aria-label={t('reviews.approveOf', { name, kid: kid.name })}
        aria-describedby={blocked ? describedBy : undefined}
        disabled={blocked}
        onClick={() => reviewing.approve()}
      >
        <Check />
      </Button>
    </Tooltip>
  );
}

/** A swipe to the end approves, one to the start opens the reasons to send back. */
export function reviewSwipes({ kind, reviewing, blocked = false }: ReviewProps, mayReview: boolean) {
  return {
    toEnd:
      mayReview && !blocked
        ? { label: t('reviews.approve'), Icon: Check, onSwipe: () => reviewing.approve() }
        : null,
    toStart: mayReview
      ? {
          label: t(`reviews.${kind}.sendBack`),
          Icon: Undo2,
          onSwipe: () => reviewing.setNoting('reject'),
        }
      : null,
  };
}
