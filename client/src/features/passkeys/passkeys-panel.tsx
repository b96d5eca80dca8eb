import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { MAX_PASSKEYS } from '@shared/constants';
import type { Passkey } from '@shared/contracts/passkeys';
import { Button } from '@/components/ui/button';
import { ListRow, listRows } from '@/components/ui/list-row';
import { QueryPart } from '@/components/ui/query-part';
import { formatDate } from '@/lib/format';
import { t } from '@/lib/messages';
import { useStore } from '@/lib/store';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { hasPasskeys } from './browser-passkeys';
import { usePasskeys } from './passkeys.api';
import { passwordChanged } from './password-changed';
import { RemovePasskeyDialog } from './remove-passkey-dialog';

export function PasskeysPanel() {
  const passkeys = usePasskeys();
  const reviews = useStore(passwordChanged);
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  return (
    <QueryPart query={passkeys} failed={t('passkeys.failed')} loading={t('passkeys.loading')}>
      {(list) => (
        <div className="grid justify-items-start gap-4">
          {reviews && list.length > 0 && (
            <output className="rounded-md bg-info-soft px-4 py-3 text-15 text-info">
              {t('passkeys.stillWork', { count: list.length })}
            </output>
          )}
          {list.length === 0 ? (
            <p className="text-15 text-ink-2">{t('passkeys.none')}</p>
          ) : (
            <ul className={`${listRows} w-full`}>
              {list.map((each) => (
                <PasskeyRow key={each.id} passkey={each} onRemove={() => setRemoved(each)} />
              ))}
            </ul>
          )}
          {!hasPasskeys() ? (
            <p className="hint">{t('passkeys.notHere')}</p>
          ) : (
            list.length < MAX_PASSKEYS && (
              <Button variant="secondary" onClick={() => setAdding(true)}>
                {t('passkeys.add')}
              </Button>
            )
          )}
          {adding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
          {removed && <RemovePasskeyDialog passkey={removed} onClose={() => setRemoved(null)} />}
        </div>
      )}
    </QueryPart>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const added = formatDate(createdAt);
  return (
    <ListRow
      picture={<KeyRound />}
      name={name}
      text={
        lastUsedAt === null
          ? t('passkeys.added', { added })
          : t('passkeys.used', { added, used: formatDate(lastUsedAt) })
      }
    >
      <Button variant="secondary" aria-label={t('passkeys.removeThis', { name })} onClick={onRemove}>
        {t('passkeys.remove')}
      </Button>
    </ListRow>
  );
}
