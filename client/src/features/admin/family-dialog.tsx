import type { AdminFamily } from '@shared/contracts/admin';
import { shownLevel } from '@shared/rules/levels';
import { Dialog } from '@/components/ui/dialog';
import { Stars } from '@/components/ui/stars';
import { formatDate, formatNumber } from '@/lib/format';
import { DangerZone } from './danger-zone';
import { familyTitle, fullName } from './family-texts';
import './family-dialog.css';

/** Otherwise focus would fall on the first key, and that one deletes. */
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
    ['Family name', family.familyName ?? 'Not set'],
    ['Family code', family.familyCode],
    ['Parent', fullName(family) ?? 'Not provided'],
    ['Parent username', family.username],
    ['Email', family.email ?? 'Not provided'],
    ['Created', formatDate(family.createdAt)],
  ];
  const counts = [
    ['Kids', stats.activeKids],
    ['Chores', stats.totalChores],
    ['Stars', stats.totalStars],
    ['Rewards', stats.totalRewards],
  ] as const;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={familyTitle(family)}
      width={680}
      fullOnPhones
      className="family-dialog"
      onOpenAutoFocus={focusDialog}
    >
      <dl className="family-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="family-counts">
        {counts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex items-baseline justify-between">
        <h3 className="text-17">Kids</h3>
        {kids.length > 0 && <span className="text-13 text-ink-2">Stars to spend</span>}
      </div>
      {kids.length === 0 ? (
        <p className="mt-2 text-ink-2">No kids yet.</p>
      ) : (
        <ul className="family-dialog-kids">
          {kids.map((kid) => (
            <li key={kid.id}>
              <span className="min-w-0 font-semibold">{kid.name}</span>
              <span className="ml-auto text-ink-2">Level {shownLevel(kid)}</span>
              <Stars count={kid.totalStars} className="min-w-16 justify-end" />
            </li>
          ))}
        </ul>
      )}
      <DangerZone family={family} onDeleted={onDeleted} />
    </Dialog>
  );
}
