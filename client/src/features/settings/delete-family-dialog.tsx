import { CalendarX, Gift, KeyRound, Users } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { LIMITS } from '@shared/constants';
import { deleteFamilyRequest, type User } from '@shared/contracts/users';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { useChores } from '@/features/chores/chores.api';
import { familyTitle } from '@/features/family/family-name';
import { useKids } from '@/features/kids/kids.api';
import { useRewards } from '@/features/rewards/rewards.api';
import { plural } from '@/lib/format';
import { formatNames } from '@/lib/format-names';
import { focusFirstError } from '@/lib/focus-first-error';
import { errorsOfResponse } from '@/lib/form-errors';
import { errorsOfSchema } from '@/lib/schema-errors';
import { paths } from '@/lib/paths';
import { useDeleteFamily } from './settings.api';
import { wrongPassword } from './wrong-password';

/** Names what goes, asks for the password, then deletes the family for good and goes home. */
export function DeleteFamilyDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const box = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [, navigate] = useLocation();
  const name = familyTitle(user);
  const remove = useDeleteFamily(() => {
    navigate(paths.landing, { replace: true });
    toast({ title: 'Family deleted', description: 'Everything was removed. Fly well!', tone: 'ok' });
  });
  const losses = useLosses(user);

  useEffect(() => {
    if (fault) focusFirstError(box.current);
  }, [fault]);

  const submit = () => {
    if (remove.isPending) return;
    const parsed = deleteFamilyRequest.safeParse({ password });
    setFault(parsed.success ? undefined : errorsOfSchema(parsed.error)['password']);
    if (!parsed.success) return;
    remove.mutate(password, {
      onError: (error) => {
        const wrong = wrongPassword(error) ?? errorsOfResponse(error)['password'];
        if (wrong === undefined) toastFailure('Failed to delete family', error);
        setFault(wrong);
      },
    });
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${name}?`}
      description="This cannot be undone, not even by us. All of this goes:"
      cancelLabel="Keep our family"
      confirmLabel="Delete family"
      saving={remove.isPending}
      savingLabel="Deleting"
      onConfirm={submit}
    >
      <ul className="mt-4 grid gap-2.5 rounded-md bg-sunken p-4 text-15">
        {losses.map(({ Glyph, text }) => (
          <li key={text} className="flex items-center gap-3">
            <Glyph size={20} className="text-ink-2" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
      <form
        ref={box}
        id={formId}
        className="mt-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label="Your password" hint="So that we know it is you." error={fault} required>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              maxLength={LIMITS.password}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                setFault(undefined);
              }}
            />
          )}
        </Field>
      </form>
    </ConfirmDialog>
  );
}

/** More names than these would be read by nobody. */
const NAMED = 3;

/** What is lost, with its numbers as far as they are known. */
function useLosses(user: User) {
  const kids = useKids().data;
  const chores = useChores().data;
  const rewards = useRewards().data;
  const who =
    kids && kids.length > 0
      ? `${formatNames(
          kids.map(({ name }) => name),
          NAMED,
        )}, with ${plural(
          kids.reduce((sum, kid) => sum + kid.totalStars, 0),
          'star',
        )} and every badge`
      : 'Every kid, their stars and badges';
  return [
    { Glyph: Users, text: who },
    {
      Glyph: Gift,
      text:
        chores && rewards
          ? `${plural(chores.length, 'chore')} and ${plural(rewards.length, 'reward')}, with their pictures`
          : 'Every chore and reward, with their pictures',
    },
    { Glyph: CalendarX, text: 'The whole history, and all messages' },
    {
      Glyph: KeyRound,
      text: user.familyCode ? `Your login, and family code ${user.familyCode}` : 'Your login and your code',
    },
  ];
}
