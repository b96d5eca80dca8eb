import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { INVITE_DAYS } from '@shared/constants';
import type { InviteView } from '@shared/contracts/members';
import type { User } from '@shared/contracts/users';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/use-toast';
import { onUserChanged } from '@/features/auth/auth.api';
import { useUser } from '@/lib/api/user-query';
import { hasPasskeys } from '@/features/passkeys/browser-passkeys';
import { ApiError, displayOf, get, post } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useAudience } from '@/lib/page/use-audience';
import { useTitle } from '@/lib/page/use-title';
import { AuthCard, AuthFrame } from '@/pages/parent-auth/auth-card';
import { clsx } from 'clsx';
import { Check, Link2, Minus } from 'lucide-react';
import { Pip } from '@/components/art/pip';
import { RichText } from '@/components/ui/rich-text';
import { buttonSizes } from '@/components/ui/button-look';
import { InviteForms, JoinNow } from './invite-forms';

const PasskeyOffer = lazy(() => import('../parent-auth/passkey-offer'));

const invitePath = (token: string) => `/api/invites/${encodeURIComponent(token)}`;

const inviteKey = (token: string) => [invitePath(token)] as const;

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

export default function InvitePage({ token }: { token: string }) {
  useAudience('parent');
  useTitle(t('joining.title'));
  // A used invitation no longer exists.
  const [joined, setJoined] = useState(false);
  const [password, setPassword] = useState<string | null>(null);
  const invite = useInvite(token, joined);
  const user = useUser();
  const welcome = () => {
    if (!invite.data) return;
    toast({ title: t('joining.joined', { family: invitingFamily(invite.data) }), tone: 'pip' });
  };
  if (joined && user.data && password !== null) {
    const onDone = () => {
      setPassword(null);
      welcome();
    };
    return (
      <Suspense fallback={<AuthFrame>{null}</AuthFrame>}>
        <PasskeyOffer user={user.data} password={password} onDone={onDone} />
      </Suspense>
    );
  }
  if (joined && user.data) return <Redirect to={paths.parent} replace />;
  if (isGone(invite.error)) return <Gone />;
  if (invite.data && user.data !== undefined)
    return (
      <Invitation
        token={token}
        invite={invite.data}
        onJoined={(newPassword) => {
          setJoined(true);
          if (newPassword !== undefined && hasPasskeys()) setPassword(newPassword);
          else welcome();
        }}
      />
    );
  const failed = invite.isError ? invite : user.isError ? user : null;
  return (
    <AuthFrame>
      <main className="m-auto grid min-h-60 w-[min(440px,100%)] place-items-center rounded-xl bg-surface p-6 shadow-float">
        {failed ? (
          <ErrorState
            title={t('joining.failed')}
            text={displayOf(failed.error, t('auth.unreachable'))}
            onRetry={() => void failed.refetch()}
            retrying={failed.isFetching}
          />
        ) : (
          <Spinner size={36} label={t('joining.loading')} />
        )}
      </main>
    </AuthFrame>
  );
}

function Invitation({
  token,
  invite,
  onJoined,
}: {
  token: string;
  invite: InviteView;
  /** With the password of a new account. */
  onJoined: (password?: string) => void;
}) {
  const user = useUser().data;
  const client = useQueryClient();
  const onGone = () => void client.invalidateQueries({ queryKey: inviteKey(token) });
  const accept = useAcceptInvite(token, () => onJoined());
  const join = () => accept.mutate(undefined, { onError: (error) => isGone(error) && onGone() });
  return (
    <InviteCard invite={invite}>
      {user?.role === 'parent' ? (
        <JoinNow user={user} saving={accept.isPending} error={accept.error} onJoin={join} />
      ) : (
        <InviteForms
          joining={{ token, onGone }}
          onRegistered={onJoined}
          onLoggedIn={join}
          error={accept.error}
        />
      )}
    </InviteCard>
  );
}

function Gone() {
  return (
    <AuthCard title={t('joining.gone')} text={t('joining.goneText', { days: INVITE_DAYS })} mood="oops">
      <LinkButton variant="primary" wide href={paths.parentAuth}>
        {t('joining.toLogin')}
      </LinkButton>
    </AuthCard>
  );
}

/** 404 if it was used or withdrawn. */
function useInvite(token: string, used: boolean) {
  return useQuery({
    enabled: !used,
    queryKey: inviteKey(token),
    queryFn: ({ signal }) => get<InviteView>(invitePath(token), { signal }),
  });
}

/** `onJoined` is called before anything shows the new family. */
function useAcceptInvite(token: string, onJoined: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post<User>(invitePath(token)),
    onSuccess: async (user) => {
      onJoined();
      await onUserChanged(client, user);
    },
  });
}

const ALLOWED = [1, 2, 3] as const;

/** The family's name, else a name after the inviting adult. */
function invitingFamily({ familyName, invitedBy }: InviteView): string {
  if (familyName !== null) return familyName;
  return invitedBy === null ? t('joining.unnamed') : t('family.of', { name: invitedBy });
}

function InviteCard({ invite, children }: { invite: InviteView; children: ReactNode }) {
  const { invitedBy, role } = invite;
  const family = invitingFamily(invite);
  return (
    <AuthFrame>
      <main
        className={clsx(
          'relative m-auto mt-[max(96px,12vh)] grid w-[min(880px,100%)] rounded-xl bg-surface shadow-float tablet:grid-cols-2',
          buttonSizes['form'],
        )}
      >
        <Pip mood="cheernest" size={124} animated className="absolute -top-20.5 left-1/2 -translate-x-1/2" />
        <div className="grid content-center gap-4 bg-lagoon-soft px-[clamp(18px,6vw,34px)] pt-11 pb-6 max-tablet:rounded-t-xl tablet:rounded-s-xl tablet:py-8">
          <h1 className="text-26 wrap-anywhere tablet:text-32">
            {invitedBy === null
              ? t('joining.invitesNobody', { family })
              : t('joining.invites', { name: invitedBy, family })}
          </h1>
          <p>
            <RichText id={`joining.as.${role}`} parts={[<b key="0" className="font-semibold" />]} />
          </p>
          <ul
            className="grid rounded-lg bg-surface px-4 py-1.5 *:not-first:border-t-2 *:not-first:border-line"
            aria-label={t('joining.may')}
          >
            {ALLOWED.map((number) => (
              <li key={number} className="flex min-h-11 items-center gap-3 text-15 font-medium">
                <Check size={21} className="flex-none text-ok" aria-hidden />
                {t(`joining.may.${role}.${number}`)}
              </li>
            ))}
            <li className="flex min-h-11 items-center gap-3 text-15 font-medium">
              <Minus size={21} className="flex-none text-ink-2" aria-hidden />
              {t(`joining.may.${role}.not`)}
            </li>
          </ul>
          <p className="flex items-center gap-2 text-14 text-ink-2">
            <Link2 size={18} aria-hidden />
            {t('joining.once')}
          </p>
        </div>
        <div className="grid content-center gap-4 px-[clamp(18px,6vw,34px)] pt-6 pb-7 tablet:pt-11">
          {children}
        </div>
      </main>
    </AuthFrame>
  );
}
