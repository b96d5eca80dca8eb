import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { MAX_PASSKEYS, LIMITS } from '@shared/constants';
import type { Passkey } from '@shared/contracts/passkeys';
import { Button } from '@/components/ui/button';
import { ListRow, listRows } from '@/components/ui/list-row';
import { QueryPart } from '@/components/ui/query-part';
import { formatDate } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { useStore } from '@/lib/storage/store';
import { Field } from '@/components/ui/field';
import { FormDialog } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { ApiError } from '@/lib/api/api-client';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { hasPasskeys } from './browser-passkeys';
import { usePasskeys, useAddPasskey, useRemovePasskey } from './passkeys.api';
import { passwordChanged } from './password-changed';
import { OwnPasswordField, passwordError } from './own-password-field';

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

function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const add = useAddPasskey();
  const [draft, setDraft] = useState({ name: '', password: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = () =>
    add.mutate(draft, {
      onSuccess: () => {
        toast({ title: t('passkeys.addedToast'), tone: 'ok' });
        onClose();
      },
      onError: (error) => {
        const wrong = passwordError(error);
        const fields = error instanceof ApiError ? error.fields : {};
        setErrors(wrong === undefined ? fields : { password: wrong });
        if (wrong !== undefined || 'name' in fields) return;
        const isKnown = error.name === 'InvalidStateError';
        toastFailure(
          t('passkeys.addFailed'),
          error,
          isKnown ? t('passkeys.knownHere') : t('passkeys.notMade'),
        );
      },
    });
  return (
    <FormDialog
      title={t('passkeys.add')}
      description={t('passkeys.addText')}
      width={520}
      dirty={false}
      saving={add.isPending}
      submitLabel={t('passkeys.add')}
      savingLabel={t('passkeys.adding')}
      errors={errors}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('passkeys.name')} hint={t('passkeys.nameHint')} error={errors['name']} required>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="off"
            maxLength={LIMITS.name}
            value={draft.name}
            onChange={(event) => setDraft((now) => ({ ...now, name: event.target.value }))}
          />
        )}
      </Field>
      <OwnPasswordField
        value={draft.password}
        onChange={(password) => setDraft((now) => ({ ...now, password }))}
        error={errors['password']}
      />
    </FormDialog>
  );
}

function RemovePasskeyDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const remove = useRemovePasskey();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const submit = () => {
    if (remove.isPending) return;
    remove.mutate(
      { id, password },
      {
        onSuccess: onClose,
        onError: (error) => {
          setWrong(passwordError(error));
          if (passwordError(error) === undefined) toastFailure(t('passkeys.removeFailed'), error);
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('passkeys.removeTitle', { name })}
      description={t('passkeys.removeText')}
      cancelLabel={t('passkeys.keep')}
      confirmLabel={t('passkeys.remove')}
      saving={remove.isPending}
      savingLabel={t('passkeys.removing')}
      onConfirm={submit}
    >
      <form
        className="mt-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <OwnPasswordField value={password} onChange={setPassword} error={wrong} />
      </form>
    </ConfirmDialog>
  );
}
