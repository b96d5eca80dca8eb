import { CircleCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { INVITE_DAYS, INVITE_ROLES, LIMITS, type InviteRole } from '@shared/constants';
import { inviteRequest, type InviteBody, type NewInvite } from '@shared/contracts/members';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/ui/form-alert';
import { Input } from '@/components/ui/input';
import { isUnanswered, unansweredText } from '@/components/ui/no-answer';
import { Segmented } from '@/components/ui/segmented';
import { useResetOptions } from '@/features/passwords/passwords.api';
import { displayOf, needsNoMessage } from '@/lib/api/api-client';
import QrCode from '@/components/ui/qr-code';
import { t } from '@/lib/i18n/messages';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adultKeys } from '@/lib/api/adult-keys';
import { usePostOnce } from '@/lib/api/idempotency';
import { roleName, roleText } from './member-words';
import { useInvites } from './members.api';

const picture = 'size-29 rounded-md bg-white';

export function InviteBox() {
  const [role, setRole] = useState<InviteRole>('parent');
  const [email, setEmail] = useState('');
  const byMail = useResetOptions().data?.byMail === true;
  const { errors, check, fail, clear } = useZodForm(inviteRequest);
  const create = useCreateInvite();
  const made = create.data;
  const invites = useInvites();
  const isOpen = made !== undefined && (invites.isFetching || invites.data?.some(({ id }) => id === made.id));
  const submit = () => {
    const body = check({ role, email });
    if (body) create.mutate(body, { onSuccess: () => setEmail(''), onError: fail });
  };
  return (
    <div className="grid max-w-110 gap-3">
      <Segmented
        label={t('members.inviteAs')}
        value={role}
        onChange={(next) => {
          setRole(next);
          create.reset();
        }}
        options={INVITE_ROLES.map((value) => ({ value, label: roleName(value) }))}
      />
      <p className="text-14 leading-snug text-ink-2">{roleText(role)}</p>
      {create.isError && !needsNoMessage(create.error) && (
        <FormAlert
          title={t(isUnanswered(create.error) ? 'members.inviteUnsure' : 'members.inviteFailed')}
          text={displayOf(create.error, unansweredText(create.error))}
        />
      )}
      {made && isOpen ? (
        <Link url={made.url} sentTo={made.email} wanted={create.variables.email || null} />
      ) : (
        <form
          className="grid gap-3"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {byMail && (
            <Field
              label={t('members.sendTo')}
              hint={t('members.sendToHint')}
              error={errors['email']}
              optional
            >
              {(control) => (
                <Input
                  {...control}
                  type="email"
                  name="email"
                  dir="ltr"
                  autoComplete="off"
                  maxLength={LIMITS.email}
                  value={email}
                  onChange={({ target }) => {
                    setEmail(target.value);
                    clear('email');
                  }}
                />
              )}
            </Field>
          )}
          <Button type="submit" variant="primary" saves saving={create.isPending}>
            <UserPlus />
            {t(email === '' ? 'members.makeLink' : 'members.send')}
          </Button>
        </form>
      )}
    </div>
  );
}

/** `wanted` is the entered address; no email was sent if `sentTo` is null. */
function Link({ url, sentTo, wanted }: Record<'sentTo' | 'wanted', string | null> & { url: string }) {
  return (
    <>
      {sentTo === null && wanted !== null && (
        <FormAlert title={t('members.notSentTo', { email: wanted })} text={t('members.notSentWhy')} />
      )}
      {sentTo !== null && (
        <p className="flex items-center gap-2 text-15 font-semibold text-ok">
          <CircleCheck size={18} className="shrink-0" aria-hidden />
          <span className="min-w-0 wrap-anywhere">{t('members.sentTo', { email: sentTo })}</span>
        </p>
      )}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5">
        <QrCode text={url} label={t('members.qrCode')} className={picture} />
        <output className="text-14 leading-snug">{t('members.linkText', { days: INVITE_DAYS })}</output>
      </div>
      <CopyField
        value={url}
        label={t('members.link')}
        copyLabel={t('members.copyLink')}
        share={{ title: t('members.link'), text: t('members.shareText'), url }}
      />
    </>
  );
}

/** The link is returned only once, and sent to the address, if any. */
function useCreateInvite() {
  const client = useQueryClient();
  const postOnce = usePostOnce();
  return useMutation({
    mutationFn: (body: InviteBody) => postOnce<NewInvite>('/api/family/invites', body),
    onSettled: () => client.invalidateQueries({ queryKey: adultKeys.invites }),
  });
}
