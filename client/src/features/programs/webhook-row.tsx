import { Webhook as WebhookGlyph } from 'lucide-react';
import { useState } from 'react';
import type { Webhook } from '@shared/contracts/webhooks';
import { WEBHOOK_FAILING_DAYS } from '@shared/program-constants';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { RichText } from '@/components/ui/rich-text';
import { ListRow } from '@/components/ui/list-row';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { formatDate } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { useRemoveWebhook, useTestWebhook } from './programs.api';

export function WebhookRow({
  webhook,
  onChange,
  onRemoved,
}: {
  webhook: Webhook;
  onChange: () => void;
  onRemoved: () => void;
}) {
  const { id, url, isActive } = webhook;
  const test = useTestWebhook(id);
  const remove = useRemoveWebhook(id);
  const [asking, setAsking] = useState(false);
  const send = () =>
    void test.mutateAsync().then(
      ({ last }) => {
        if (wasTaken(last)) toast({ title: t('programs.testTaken'), tone: 'ok' });
        else toast({ title: t('programs.testNotTaken'), description: answerOf(last), tone: 'error' });
      },
      (error: unknown) => toastFailure(t('programs.testNotTaken'), error),
    );
  return (
    <ListRow
      picture={<WebhookGlyph />}
      name={url}
      chips={!isActive && <Chip tone="wait">{t('programs.hookOff')}</Chip>}
      text={textOf(webhook)}
    >
      <div className="flex flex-wrap justify-end gap-x-3.5 gap-y-2">
        <Button
          variant="secondary"
          aria-label={t('programs.testThis', { url })}
          saving={test.isPending}
          savingLabel={t('programs.testing')}
          onClick={send}
        >
          {t('programs.test')}
        </Button>
        <Button variant="secondary" aria-label={t('programs.hookChangeThis', { url })} onClick={onChange}>
          {t('programs.hookChange')}
        </Button>
        <Button
          variant="secondary"
          aria-label={t('programs.removeThis', { url })}
          onClick={() => setAsking(true)}
        >
          {t('programs.remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('programs.removeQuestion')}
        description={t('programs.removeText', { url })}
        confirmLabel={t('programs.remove')}
        saving={remove.isPending}
        savingLabel={t('programs.removing')}
        onConfirm={() =>
          void remove
            .mutateAsync()
            .then(onRemoved, (error: unknown) => toastFailure(t('programs.notRemoved'), error))
            .finally(() => setAsking(false))
        }
      />
    </ListRow>
  );
}

function textOf(webhook: Webhook) {
  const [state, { firstName: name }] = [stateOf(webhook), webhook.madeBy];
  if (name === null) return state;
  const parts = [<span key="0" className="inline-block" />];
  return <RichText id="programs.hookBy" values={{ state, name }} parts={parts} />;
}

const wasTaken = (last: Webhook['last']) =>
  last !== null && last.status !== null && last.status >= 200 && last.status < 300;

const answerOf = (last: Webhook['last']) =>
  last === null || last.status === null
    ? t('programs.hookAway')
    : t('programs.hookAnswered', { status: String(last.status) });

function stateOf({ last, switchedOffAt }: Webhook): string {
  if (switchedOffAt)
    return t('programs.hookSwitchedOff', { day: formatDate(switchedOffAt), days: WEBHOOK_FAILING_DAYS });
  if (last === null) return t('programs.hookNever');
  const day = formatDate(last.at);
  return wasTaken(last)
    ? t('programs.hookTaken', { day })
    : t('programs.hookNotTaken', { day, answer: answerOf(last) });
}
