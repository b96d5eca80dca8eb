import { Check, MessageCirclePlus, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import { HeartButton } from '@/features/praise/heart-button';
import { t } from '@/lib/messages';
import type { ReviewProps } from './review-card';

type Props = Pick<ReviewProps, 'name' | 'kid' | 'reviewing'>;

export function ApproveButton({
  name,
  kid,
  reviewing,
  blocked = false,
  className,
  labelClass,
}: Pick<ReviewProps, keyof Props | 'blocked'> & {
  className?: string | undefined;
  labelClass?: string;
}) {
  return (
    <Button
      variant="primary"
      data-main
      data-shortcut="approve"
      className={className}
      aria-label={t('reviews.approveOf', { name, kid: kid.name })}
      disabled={blocked}
      onClick={() => reviewing.approve()}
    >
      <Check />
      <span className={labelClass}>{t('reviews.approve')}</span>
    </Button>
  );
}

/** Approves with a heart. Null for reward requests. */
export function PraiseButton({ name, kid, reviewing, blocked }: Pick<ReviewProps, keyof Props | 'blocked'>) {
  const { praise } = reviewing;
  return (
    praise && (
      <HeartButton
        label={t('praise.sendFor', { kid: kid.name, name })}
        title={t('praise.tapToApprove')}
        text={praise.text}
        disabled={blocked}
        onSend={praise.send}
      />
    )
  );
}

export function NoteButton({ name, kid, reviewing }: Props) {
  return (
    <Tooltip text={t('reviews.approveWithNote')}>
      <Button
        variant="secondary"
        iconOnly
        aria-label={t('reviews.noteOf', { name, kid: kid.name })}
        onClick={() => reviewing.setNoting('approve')}
      >
        <MessageCirclePlus />
      </Button>
    </Tooltip>
  );
}

export function RejectIconButton({ name, kid, reviewing }: Props) {
  return (
    <Tooltip text={t('reviews.reject')}>
      <Button
        variant="secondary"
        iconOnly
        data-shortcut="reject"
        aria-label={t('reviews.rejectOf', { name, kid: kid.name })}
        onClick={() => reviewing.setNoting('reject')}
      >
        <X />
      </Button>
    </Tooltip>
  );
}
