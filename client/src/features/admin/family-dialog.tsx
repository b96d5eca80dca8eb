import { KeyRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AdminFamily, AdminFamilyDetails } from '@shared/contracts/admin';
import { shownLevel } from '@shared/rules/levels';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Stars } from '@/components/ui/stars';
import { formatDate, formatNumber } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { useViewFamily } from './admin.api';
import { DangerZone } from './danger-zone';
import { familyTitle, fullName } from './family-texts';
import { ReasonForm } from './reason-form';

export function FamilyDialog({
  family,
  onClose,
  onDeleted,
  onReset,
}: {
  family: AdminFamily;
  onClose: () => void;
  onDeleted: () => void;
  onReset: (username: string) => void;
}) {
  const view = useViewFamily();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span className="text-26 wrap-anywhere">{familyTitle(family)}</span>}
      description={view.data ? undefined : t('admin.reasonText')}
      width={view.data ? 680 : 520}
      fullOnPhones={view.data !== undefined}
      className="mini:rounded-lg"
    >
      {view.data ? (
        <Details family={view.data} onClose={onClose} onDeleted={onDeleted} onReset={onReset} />
      ) : (
        <ReasonForm
          label={t('admin.openDetails')}
          variant="primary"
          saving={view.isPending}
          failure={view.error}
          onReason={(reason) => view.mutate({ id: family.id, reason })}
        />
      )}
    </Dialog>
  );
}

function Details({
  family,
  onClose,
  onDeleted,
  onReset,
}: {
  family: AdminFamilyDetails;
  onClose: () => void;
  onDeleted: () => void;
  onReset: (username: string) => void;
}) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  const { stats, kids, adults, lastUsedAt } = family;
  const facts = [
    ['familyName', family.familyName ?? t('admin.notSet')],
    ['familyCode', family.familyCode],
    ['parent', fullName(family) ?? t('admin.notProvided')],
    ['username', family.username],
    ['email', family.email ?? t('admin.notProvided')],
    ['created', formatDate(family.createdAt)],
    ['lastUsed', lastUsedAt === null ? t('admin.notSet') : formatDate(lastUsedAt)],
  ] as const;
  const counts = [
    ['kids', stats.activeKids],
    ['chores', stats.totalChores],
    ['stars', stats.totalStars],
    ['rewards', stats.totalRewards],
  ] as const;
  return (
    <div ref={top} tabIndex={-1} className="focus:shadow-none focus:outline-none">
      <dl className="mt-4.5 grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-x-4 gap-y-3 mini:grid-cols-2 mini:gap-x-7 mini:gap-y-3.5">
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt className="text-13 font-medium text-ink-2">{t(`admin.fact.${fact}`)}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="mt-5.5 grid grid-cols-2 rounded-sm bg-canvas mini:grid-cols-4">
        {counts.map(([what, value]) => (
          <div
            key={what}
            className="flex flex-col-reverse border-line px-2 py-3.5 text-center even:border-s nth-[n+3]:border-t mini:not-first:border-s mini:nth-[n+3]:border-t-0"
          >
            <dt className="text-14 font-medium text-ink-2">{t(`admin.count.${what}`)}</dt>
            <dd className="font-display text-26 leading-[1.15] font-semibold tabular-nums">
              {formatNumber(value)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex items-baseline justify-between">
        <h3 className="text-16">{t('admin.count.kids')}</h3>
        {kids.length > 0 && <span className="text-13 text-ink-2">{t('admin.starsToSpend')}</span>}
      </div>
      {kids.length === 0 ? (
        <p className="mt-2 text-ink-2">{t('admin.noKids')}</p>
      ) : (
        <ul className="mt-1 max-h-80 divide-y divide-line overflow-y-auto">
          {kids.map((kid) => (
            <li key={kid.id} className="flex items-center gap-3 py-2.75 wrap-anywhere">
              <span className="min-w-0 font-semibold">
                <bdi>{kid.name}</bdi>
              </span>
              <span className="ms-auto text-ink-2">{t('admin.level', { level: shownLevel(kid) })}</span>
              <Stars count={kid.totalStars} className="min-w-16 justify-end" />
            </li>
          ))}
        </ul>
      )}
      <h3 className="mt-6 text-16">{t('admin.adults')}</h3>
      <ul className="mt-1 divide-y divide-line">
        {adults.map((adult) => (
          <Adult key={adult.username} adult={adult} onReset={onReset} />
        ))}
      </ul>
      <DangerZone family={family} onDone={onClose} onDeleted={onDeleted} />
    </div>
  );
}

function Adult({
  adult,
  onReset,
}: {
  adult: AdminFamilyDetails['adults'][number];
  onReset: (username: string) => void;
}) {
  const { username, email, emailConfirmed, role, lastUsedAt } = adult;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.75">
      <div className="min-w-48 flex-1 text-14 wrap-anywhere text-ink-2">
        <b className="block text-15 font-semibold text-ink">
          <bdi>{fullName(adult) ?? username}</bdi>
        </b>
        <span className="block">{t('admin.adultRole', { username, role: t(`members.role.${role}`) })}</span>
        <span className="block">
          {email === null ? t('admin.notProvided') : emailConfirmed ? email : t('admin.emailOpen', { email })}
        </span>
        {lastUsedAt !== null && (
          <span className="block">{t('admin.adultLogin', { day: formatDate(lastUsedAt) })}</span>
        )}
      </div>
      <Button
        className="max-mini:min-h-11"
        aria-label={t('admin.resetFor', { username })}
        onClick={() => onReset(username)}
      >
        <KeyRound />
        {t('admin.resetLink')}
      </Button>
    </li>
  );
}
