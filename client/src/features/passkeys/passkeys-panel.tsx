import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { MAX_PASSKEYS } from '@shared/constants';
import type { Passkey } from '@shared/contracts/passkeys';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { displayOf } from '@/lib/api-client';
import { formatDate } from '@/lib/format';
import { t } from '@/lib/messages';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { hasPasskeys } from './browser-passkeys';
import { usePasskeys } from './passkeys.api';
import { RemovePasskeyDialog } from './remove-passkey-dialog';

/** The passkeys of the person who is signed in: listed, added and removed. */
export function PasskeysPanel() {
  const passkeys = usePasskeys();
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  if (passkeys.isError && !passkeys.data) {
    return (
      <ErrorState
        title={t('passkeys.failed')}
        text={displayOf(passkeys.error, t('ui.checkConnection'))}
        onRetry={() => void passkeys.refetch()}
        retrying={passkeys.isFetching}
      />
    );
  }
  if (!passkeys.data) {
    return (
      <div aria-busy>
        <output className="sr-only">{t('passkeys.loading')}</output>
        <Skeleton className="h-16" />
      </div>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      {passkeys.data.length === 0 ? (
        <p className="text-15 text-ink-2">{t('passkeys.none')}</p>
      ) : (
        <ul className="grid w-full">
          {passkeys.data.map((each) => (
            <PasskeyRow key={each.id} passkey={each} onRemove={() => setRemoved(each)} />
          ))}
        </ul>
      )}
      {!hasPasskeys() ? (
        <p className="hint">{t('passkeys.notHere')}</p>
      ) : (
        passkeys.data.length < MAX_PASSKEYS && (
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {t('passkeys.add')}
          </Button>
        )
      )}
      {adding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
      {removed && <RemovePasskeyDialog passkey={removed} onClose={() => setRemoved(null)} />}
    </div>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const added = formatDate(createdAt);
  return (
    <li className="grid min-h-16 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3.5 py-2 not-first:border-t-2 not-first:border-line">
      <span className="grid size-11 place-items-center rounded-[14px] bg-sunken text-ink-2" aria-hidden>
        <KeyRound size={22} />
      </span>
      <div className="min-w-0">
        <b className="line-clamp-2 font-display text-16 font-semibold break-words">
          <bdi>{name}</bdi>
        </b>
        <p className="text-14 text-ink-2">
          {lastUsedAt === null
            ? t('passkeys.added', { added })
            : t('passkeys.used', { added, used: formatDate(lastUsedAt) })}
        </p>
      </div>
      <Button variant="plain" aria-label={t('passkeys.removeThis', { name })} onClick={onRemove}>
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}
