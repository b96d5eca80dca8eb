import { useState } from 'react';
import { LIMITS } from '@shared/constants';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@shared/program-constants';
import { webhookRequest, type NewWebhook, type Webhook } from '@shared/contracts/webhooks';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Field } from '@/components/ui/field';
import { FieldError } from '@/components/ui/field-parts';
import { FormDialog } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { SwitchRow } from '@/components/ui/switch-row';
import { toastFailure } from '@/components/ui/toast-failure';
import { errorsOfResponse } from '@/lib/form-errors';
import { t } from '@/lib/messages';
import { useZodForm } from '@/lib/use-zod-form';
import { useChangeWebhook, useCreateWebhook } from './programs.api';

const DEFAULT_EVENTS: readonly WebhookEvent[] = ['chore_submission', 'chore_reviewed'];

export function WebhookDialog({
  webhook,
  onMade,
  onClose,
}: {
  webhook?: Webhook;
  onMade: (made: NewWebhook) => void;
  onClose: () => void;
}) {
  const make = useCreateWebhook();
  const change = useChangeWebhook(webhook?.id ?? '');
  const form = useZodForm(webhookRequest);
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [chosen, setChosen] = useState<readonly WebhookEvent[]>(webhook?.events ?? DEFAULT_EVENTS);
  const [isActive, setIsActive] = useState(webhook?.isActive ?? true);
  const submit = () => {
    const body = form.check({ url, events: chosen });
    if (!body) return;
    const onError = (error: unknown) => {
      form.fail(error);
      if (Object.keys(errorsOfResponse(error)).length === 0) toastFailure(t('programs.hookNotSaved'), error);
    };
    if (webhook) change.mutate({ ...body, isActive }, { onSuccess: onClose, onError });
    else make.mutate(body, { onSuccess: onMade, onError });
  };
  const toggle = (event: WebhookEvent) => {
    setChosen((now) => WEBHOOK_EVENTS.filter((each) => now.includes(each) !== (each === event)));
    form.clear('events');
  };
  return (
    <FormDialog
      title={t(webhook ? 'programs.hookChangeTitle' : 'programs.hookNew')}
      description={t('programs.hooksText')}
      width={600}
      dirty={url !== (webhook?.url ?? '')}
      saving={make.isPending || change.isPending}
      submitLabel={t(webhook ? 'programs.hookSave' : 'programs.hookMake')}
      savingLabel={t('programs.hookSaving')}
      errors={form.found}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t('programs.hookUrl')}
        hint={t('programs.hookUrlHint')}
        error={form.errors['url']}
        required
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            name="url"
            dir="ltr"
            autoComplete="off"
            maxLength={LIMITS.url}
            value={url}
            onChange={({ target }) => {
              setUrl(target.value);
              form.clear('url');
            }}
          />
        )}
      </Field>
      <fieldset data-invalid={form.errors['events'] ? true : undefined}>
        <legend className="label mb-1.5">{t('programs.hookEvents')}</legend>
        <div className="flex flex-wrap gap-2">
          {WEBHOOK_EVENTS.map((event) => (
            <ChoiceChip key={event} chosen={chosen.includes(event)} onClick={() => toggle(event)}>
              {t(`programs.event.${event}`)}
            </ChoiceChip>
          ))}
        </div>
        {form.errors['events'] && <FieldError>{form.errors['events']}</FieldError>}
      </fieldset>
      {webhook && <SwitchRow label={t('programs.hookOn')} checked={isActive} onChange={setIsActive} />}
    </FormDialog>
  );
}
