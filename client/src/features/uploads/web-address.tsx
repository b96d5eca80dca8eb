import { useMutation } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { LIMITS } from '@shared/constants';
import { isWebAddress } from '@shared/rules/images';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Button } from '@/components/ui/button';
import { displayOf } from '@/lib/api-client';
import { addWebImage } from './uploads.api';

/** A picture that is on the web already, by its address; handed on once the server has it. */
export function WebAddress({
  address,
  startOpen,
  onAddress,
}: {
  address: string;
  /** Shows the field at once. */
  startOpen: boolean;
  onAddress: (address: string) => void;
}) {
  const [open, setOpen] = useState(startOpen);
  const [typed, setTyped] = useState(address);
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const add = useMutation({
    mutationFn: addWebImage,
    onSuccess: (_answer, { url }) => onAddress(url),
    onError: (error) => {
      setFault(displayOf(error, 'The picture could not be fetched. Please try again.'));
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
        Use a web address instead
      </Button>
    );
  }
  return (
    <form
      className="upload-address"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Above this dialog, in React's eyes, is the form that the picture is for.
        event.stopPropagation();
        const plain = typed.trim();
        if (isWebAddress(plain)) add.mutate({ url: plain });
        else setFault('Please enter a web address that starts with https:// or http://');
      }}
    >
      <Field label="Web address of a picture" error={fault}>
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            ref={input}
            placeholder="https://"
            maxLength={LIMITS.url}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setFault(null);
            }}
          />
        )}
      </Field>
      <Button type="submit" saving={add.isPending} savingLabel="Fetching">
        Use address
      </Button>
    </form>
  );
}
