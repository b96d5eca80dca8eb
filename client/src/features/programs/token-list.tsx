import { KeyRound } from 'lucide-react';
import { useId, useState } from 'react';
import { MAX_TOKENS } from '@shared/program-constants';
import type { AccessToken, NewAccessToken } from '@shared/contracts/access-tokens';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ListRow, listRows } from '@/components/ui/list-row';
import { QueryPart } from '@/components/ui/query-part';
import { toastFailure } from '@/components/ui/use-toast';
import { formatDate } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { useRevokeToken, useTokens } from './programs.api';
import { ShownOnce } from './shown-once';
import { TokenDialog } from './token-dialog';

export function TokenList() {
  const tokens = useTokens();
  const title = useId();
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<NewAccessToken | null>(null);
  const [revoked, setRevoked] = useState<AccessToken | null>(null);
  return (
    <section className="grid justify-items-start gap-4" aria-labelledby={title}>
      <div>
        <h3 id={title} className="text-16">
          {t('programs.tokens')}
        </h3>
        <p className="mt-0.5 text-14 text-ink-2">{t('programs.tokensText')}</p>
      </div>
      {made && (
        <ShownOnce
          text={t('programs.tokenMade')}
          label={t('programs.token', { name: made.name })}
          copyLabel={t('programs.copyToken')}
          value={made.token}
          onDone={() => setMade(null)}
        />
      )}
      <QueryPart query={tokens} failed={t('programs.tokensNotLoaded')} loading={t('programs.tokensLoading')}>
        {(list) => (
          <>
            {list.length === 0 ? (
              <p className="text-15 text-ink-2">{t('programs.tokensNone')}</p>
            ) : (
              <ul aria-labelledby={title} className={`${listRows} w-full`}>
                {list.map((each) => (
                  <TokenRow key={each.id} token={each} onRevoke={() => setRevoked(each)} />
                ))}
              </ul>
            )}
            {list.length < MAX_TOKENS && (
              <Button variant="secondary" onClick={() => setAdding(true)}>
                {t('programs.tokenNew')}
              </Button>
            )}
          </>
        )}
      </QueryPart>
      {adding && (
        <TokenDialog
          onClose={() => setAdding(false)}
          onMade={(token) => {
            setMade(token);
            setAdding(false);
          }}
        />
      )}
      {revoked && (
        <RevokeDialog
          token={revoked}
          onClose={() => setRevoked(null)}
          onRevoked={() => made?.id === revoked.id && setMade(null)}
        />
      )}
    </section>
  );
}

function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const { name, prefix, scope, lastUsedAt, expiresAt } = token;
  const used = lastUsedAt && formatDate(lastUsedAt);
  return (
    <ListRow
      picture={<KeyRound />}
      name={name}
      chips={
        <>
          <Chip>{t(`programs.scope.${scope}`)}</Chip>
          {expiresAt && <Ends at={expiresAt} />}
        </>
      }
      text={used ? t('programs.tokenUsed', { prefix, used }) : t('programs.tokenUnused', { prefix })}
    >
      <Button variant="secondary" aria-label={t('programs.revokeThis', { name })} onClick={onRevoke}>
        {t('programs.revoke')}
      </Button>
    </ListRow>
  );
}

const isOver = (at: string) => Date.parse(at) <= Date.now();

function Ends({ at }: { at: string }) {
  const day = formatDate(at);
  const ended = isOver(at);
  return (
    <Chip tone={ended ? 'danger' : 'plain'}>
      {t(ended ? 'programs.tokenEnded' : 'programs.tokenEnds', { day })}
    </Chip>
  );
}

function RevokeDialog({
  token: { id, name },
  onRevoked,
  onClose,
}: {
  token: AccessToken;
  onRevoked: () => void;
  onClose: () => void;
}) {
  const revoke = useRevokeToken();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('programs.revokeQuestion', { name })}
      description={t('programs.revokeText')}
      confirmLabel={t('programs.revoke')}
      saving={revoke.isPending}
      savingLabel={t('programs.revoking')}
      onConfirm={() =>
        revoke.mutate(id, {
          onSuccess: onRevoked,
          onError: (error) => toastFailure(t('programs.notRevoked'), error),
          onSettled: onClose,
        })
      }
    />
  );
}
