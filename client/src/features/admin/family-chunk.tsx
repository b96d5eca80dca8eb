import { memo } from 'react';
import type { AdminFamily } from '@shared/contracts/admin';
import { useNearby } from '@/lib/use-nearby';
import { FamilyRow } from './family-row';

// A screen and a half: rows are back before they are seen.
const MARGIN_PX = 1500;

/** One page of rows. Far from the screen only its height stays, so that a list of 100,000 scrolls as lightly as one of 50. */
export const FamilyChunk = memo(function FamilyChunk({
  families,
  firstIndex,
  search,
  onView,
}: {
  families: AdminFamily[];
  firstIndex: number;
  search: string;
  onView: (family: AdminFamily) => void;
}) {
  const { ref, near, height } = useNearby<HTMLTableSectionElement>(MARGIN_PX);
  return (
    <tbody ref={ref} style={near ? undefined : { height }}>
      {near &&
        families.map((family, index) => (
          <FamilyRow
            key={family.id}
            family={family}
            index={firstIndex + index}
            search={search}
            onView={onView}
          />
        ))}
    </tbody>
  );
});
