import { CalendarX, Gift, KeyRound, Users } from 'lucide-react';
import { useId, useRef, useState } from 'react';
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
import { formatNames } from '@/lib/format-names';
import { useFocusFirstError } from '@/lib/focus-first-error';
import { errorsOfResponse } from '@/lib/form-errors';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { useZodForm } from '@/lib/use-zod-form';
import { useDeleteFamily } from './settings.api';
import { wrongPassword } from './wrong-password';

/** Names what goes, asks for the password, then deletes the family for good and goes home. */
export function DeleteFamilyDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const { errors, found, check, fail, show, clear } = useZodForm(deleteFamilyRequest);
  const box = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [, navigate] = useLocation();
  const remove = useDeleteFamily(() => {
    navigate(paths.landing, { replace: true });
    toast({ title: t('settings.deleted'), description: t('settings.deletedText'), tone: 'ok' });
  });
  const losses = useLosses(user);

  useFocusFirstError(box, found);

  const submit = () => {
    if (remove.isPending) return;
    if (!check({ password })) return;
    remove.mutate(password, {
      onError: (error) => {
        const wrong = wrongPassword(error) ?? errorsOfResponse(error)['password'];
        if (wrong === undefined) {
          fail(error);
          toastFailure(t('settings.deleteFailed'), error);
        } else show({ password: wrong });
      },
    });
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('settings.deleteTitle', { family: familyTitle(user) })}
      description={t('settings.deleteText')}
      cancelLabel={t('settings.keep')}
      confirmLabel={t('settings.delete')}
      saving={remove.isPending}
      savingLabel={t('settings.deleting')}
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
        <Field
          label={t('settings.yourPassword')}
          hint={t('settings.yourPasswordHint')}
          error={errors['password']}
          required
        >
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              maxLength={LIMITS.password}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                clear('password');
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
  return [
    {
      Glyph: Users,
      text:
        kids && kids.length > 0
          ? t('settings.loseKids', {
              kids: formatNames(
                kids.map(({ name }) => name),
                NAMED,
              ),
              stars: kids.reduce((sum, kid) => sum + kid.totalStars, 0),
            })
          : t('settings.loseAllKids'),
    },
    {
      Glyph: Gift,
      text:
        chores && rewards
          ? t('settings.loseLists', { chores: chores.length, rewards: rewards.length })
          : t('settings.loseAllLists'),
    },
    { Glyph: CalendarX, text: t('settings.loseHistory') },
    {
      Glyph: KeyRound,
      text: user.familyCode ? t('settings.loseLogin', { code: user.familyCode }) : t('settings.loseAnyLogin'),
    },
  ];
}
