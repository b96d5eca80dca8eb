import type { AdminFamily } from '@shared/contracts/admin';
import { Button } from '@/components/ui/button';
import { Stars } from '@/components/ui/stars';
import { plural } from '@/lib/format';
import { familyTitle, kidsForRow, parentName } from './family-texts';
import { Match } from './match';

const KIDS_SHOWN = 12;

/** One family of the list. `index` is its row in the whole list, the head being the first. */
export function FamilyRow({
  family,
  index,
  search,
  onView,
}: {
  family: AdminFamily;
  index: number;
  search: string;
  onView: (family: AdminFamily) => void;
}) {
  const { stats, kids, email } = family;
  const name = familyTitle(family);
  return (
    <tr aria-rowindex={index} className="family-row">
      <th scope="row" className="family-name">
        <b>
          <Match text={name} search={search} />
        </b>
        <small>
          Code:{' '}
          <span className="family-code">
            <Match text={family.familyCode} search={search} />
          </span>
        </small>
      </th>
      <td className="family-parent">
        <span className="font-semibold">
          <Match text={parentName(family)} search={search} />
        </span>
        <small>{email === null ? 'Not provided' : <Match text={email} search={search} />}</small>
      </td>
      <td className="family-kids">
        {kidsForRow(kids, search, KIDS_SHOWN).map((kid) => (
          <span key={kid.id} className="kid-badge">
            <span className="truncate">
              <Match text={kid.name} search={search} />
            </span>
            <Stars count={kid.totalStars} />
          </span>
        ))}
        {kids.length > KIDS_SHOWN && <span className="kid-badge">and {kids.length - KIDS_SHOWN} more</span>}
      </td>
      <td className="family-totals">
        <span className="font-semibold">{plural(stats.activeKids, 'kid')}</span>
        <small>{plural(stats.totalStars, 'star')} earned</small>
      </td>
      <td className="family-view">
        <Button aria-label={`View ${name}`} onClick={() => onView(family)}>
          View
        </Button>
      </td>
    </tr>
  );
}
