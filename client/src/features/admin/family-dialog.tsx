import type { AdminFamily } from '@shared/contracts/admin';
import { shownLevel } from '@shared/rules/levels';
import { Dialog } from '@/components/ui/dialog';
import { Stars } from '@/components/ui/stars';
import { formatDate, formatNumber } from '@/lib/format';
import { t } from '@/lib/messages';
import { DangerZone } from './danger-zone';
import { familyTitle, fullName } from './family-texts';

/** Otherwise focus would fall on the first button, and that one deletes. */
function focusDialog(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** Everything an admin may know of one family, and the way to delete it. */
export function FamilyDialog({
  family,
  open,
  onOpenChange,
  onDeleted,
}: {
  family: AdminFamily;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
}) {
  const { stats, kids } = family;
  const facts = [
    ['familyName', family.familyName ?? t('admin.notSet')],
    ['familyCode', family.familyCode],
    ['parent', fullName(family) ?? t('admin.notProvided')],
    ['username', family.username],
    ['email', family.email ?? t('admin.notProvided')],
    ['created', formatDate(family.createdAt)],
  ] as const;
  const counts = [
    ['kids', stats.activeKids],
    ['chores', stats.totalChores],
    ['stars', stats.totalStars],
    ['rewards', stats.totalRewards],
  ] as const;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<span className="text-26 wrap-anywhere">{familyTitle(family)}</span>}
      width={680}
      fullOnPhones
      className="sm:rounded-lg"
      onOpenAutoFocus={focusDialog}
    >
      <dl className="mt-4.5 grid grid-cols-2 gap-x-4 gap-y-3 sm:gap-x-7 sm:gap-y-3.5">
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt className="text-13 font-medium text-ink-2">{t(`admin.fact.${fact}`)}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="mt-5.5 grid grid-cols-2 rounded-sm bg-canvas sm:grid-cols-4">
        {counts.map(([what, value]) => (
          <div
            key={what}
            className="flex flex-col-reverse border-line px-2 py-3.5 text-center even:border-s nth-[n+3]:border-t sm:not-first:border-s sm:nth-[n+3]:border-t-0"
          >
            <dt className="text-14 font-medium text-ink-2">{t(`admin.count.${what}`)}</dt>
            <dd className="font-display text-26 leading-[1.15] font-semibold tabular-nums">
              {formatNumber(value)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex items-baseline justify-between">
        <h3 className="text-17">{t('admin.count.kids')}</h3>
        {kids.length > 0 && <span className="text-13 text-ink-2">{t('admin.starsToSpend')}</span>}
      </div>
      {kids.length === 0 ? (
        <p className="mt-2 text-ink-2">{t('admin.noKids')}</p>
      ) : (
        <ul className="mt-1 max-h-80 divide-y divide-line overflow-y-auto">
          {kids.map((kid) => (
            <li key={kid.id} className="flex items-center gap-3 py-2.75 wrap-anywhere">
              <span className="min-w-0 font-semibold">{kid.name}</span>
              <span className="ms-auto text-ink-2">{t('admin.level', { level: shownLevel(kid) })}</span>
              <Stars count={kid.totalStars} className="min-w-16 justify-end" />
            </li>
          ))}
        </ul>
      )}
      <DangerZone family={family} onDeleted={onDeleted} />
    </Dialog>
  );
}
