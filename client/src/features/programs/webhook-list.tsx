import { useId, useState } from 'react';
import { MAX_WEBHOOKS } from '@shared/program-constants';
import type { NewWebhook, Webhook } from '@shared/contracts/webhooks';
import { Button } from '@/components/ui/button';
import { listRows } from '@/components/ui/list-row';
import { QueryPart } from '@/components/ui/query-part';
import { t } from '@/lib/messages';
import { useWebhooks } from './programs.api';
import { ShownOnce } from './shown-once';
import { WebhookDialog } from './webhook-dialog';
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
