import { useMutation } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { LIMITS } from '@shared/constants';
import { isWebAddress } from '@shared/rules/images';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Button } from '@/components/ui/button';
import { displayOf } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { addWebImage } from './uploads.api';

/** Uses a picture by its URL, once the server has fetched it. */
export function WebAddress({
  address,
  startOpen,
  onAddress,
}: {
  address: string;
  startOpen: boolean;
  onAddress: (address: string) => void;
}) {
  const [open, setOpen] = useState(startOpen);
  const [typed, setTyped] = useState(address);
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const add = useMutation({
    mutationFn: addWebImage,
    onSuccess: (_response, { url }) => onAddress(url),
    onError: (failure) => {
      setError(displayOf(failure, t('uploads.notFetched')));
      input.current?.focus();
    },
  });
  if (!open) {
    return (
      <Button
        variant="text"
        size="sm"
        className="justify-self-center"
        onClick={() => {
          setOpen(true);
          requestAnimationFrame(() => input.current?.focus());
        }}
      >
        <Link2 />
        {t('uploads.useAddressInstead')}
      </Button>
    );
  }
  return (
    <form
      className="grid gap-2.5 mini:grid-cols-[minmax(0,1fr)_auto]"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React bubbles this event to the outer form.
        event.stopPropagation();
        const plain = typed.trim();
        if (isWebAddress(plain)) add.mutate({ url: plain });
        else setError(t('uploads.invalidAddress'));
      }}
    >
      <Field label={t('uploads.address')} error={error}>
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            ref={input}
            placeholder="https://"
            maxLength={LIMITS.url}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(null);
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        className="mini:mt-[calc(1.3*var(--text-14)+6px)] mini:self-start"
        saving={add.isPending}
        savingLabel={t('uploads.fetching')}
      >
        {t('uploads.useThisAddress')}
      </Button>
    </form>
  );
}
