import { clsx } from 'clsx';
import { Check, Link2, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InviteView } from '@shared/contracts/members';
import { Pip } from '@/components/art/pip';
import { RichText } from '@/components/ui/rich-text';
import { t } from '@/lib/messages';
import { AuthFrame } from '../parent-auth/auth-frame';
import { buttonSizes } from '@/components/ui/button-look';

const ALLOWED = [1, 2, 3] as const;

/** The family's name, else a name after the inviting adult. */
export function invitingFamily({ familyName, invitedBy }: InviteView): string {
  if (familyName !== null) return familyName;
  return invitedBy === null ? t('joining.unnamed') : t('family.of', { name: invitedBy });
}

export function InviteCard({ invite, children }: { invite: InviteView; children: ReactNode }) {
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
