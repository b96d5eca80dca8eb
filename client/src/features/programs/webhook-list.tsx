import { useId, useState } from 'react';
import { MAX_WEBHOOKS, WEBHOOK_EVENTS, type WebhookEvent } from '@shared/program-constants';
import { webhookRequest, type NewWebhook, type Webhook } from '@shared/contracts/webhooks';
import { Button } from '@/components/ui/button';
import { listRows } from '@/components/ui/list-row';
import { QueryPart } from '@/components/ui/query-part';
import { t } from '@/lib/i18n/messages';
import { LIMITS } from '@shared/constants';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { Field, FieldError } from '@/components/ui/field';
import { FormDialog } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { SwitchRow } from '@/components/ui/switch';
import { toastFailure } from '@/components/ui/use-toast';
import { errorsOfResponse } from '@/lib/forms/form-errors';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useWebhooks, useChangeWebhook, useCreateWebhook } from './programs.api';
import { ShownOnce } from './shown-once';
import { WebhookRow } from './webhook-row';

export function WebhookList() {
  const webhooks = useWebhooks();
  const title = useId();
  const [editing, setEditing] = useState<Webhook | 'new' | null>(null);
  const [made, setMade] = useState<NewWebhook | null>(null);
  return (
    <section className="grid justify-items-start gap-4" aria-labelledby={title}>
      <div>
        <h3 id={title} className="text-16">
          {t('programs.hooks')}
        </h3>
        <p className="mt-0.5 text-14 text-ink-2">{t('programs.hooksText')}</p>
      </div>
      {made && (
        <ShownOnce
          text={t('programs.hookMade')}
          label={t('programs.secret')}
          copyLabel={t('programs.copySecret')}
          value={made.secret}
          onDone={() => setMade(null)}
        />
      )}
      <QueryPart query={webhooks} failed={t('programs.hooksNotLoaded')} loading={t('programs.hooksLoading')}>
        {(list) => (
          <>
            {list.length === 0 ? (
              <p className="text-15 text-ink-2">{t('programs.hooksNone')}</p>
            ) : (
              <ul aria-labelledby={title} className={`${listRows} w-full`}>
                {list.map((each) => (
                  <WebhookRow
                    key={each.id}
                    webhook={each}
                    onChange={() => setEditing(each)}
                    onRemoved={() => made?.id === each.id && setMade(null)}
                  />
                ))}
              </ul>
            )}
            {list.length < MAX_WEBHOOKS && (
              <Button variant="secondary" onClick={() => setEditing('new')}>
                {t('programs.hookNew')}
              </Button>
            )}
          </>
        )}
      </QueryPart>
      {editing && (
        <WebhookDialog
          {...(editing !== 'new' && { webhook: editing })}
          onClose={() => setEditing(null)}
          onMade={(hook) => {
            setMade(hook);
            setEditing(null);
          }}
        />
      )}
    </section>
  );
}

const DEFAULT_EVENTS: readonly WebhookEvent[] = ['chore_submission', 'chore_reviewed'];

function WebhookDialog({
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
