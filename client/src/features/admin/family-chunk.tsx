import { memo } from 'react';
import type { AdminFamily } from '@shared/contracts/admin';
import { useNearby } from '@/lib/use-nearby';
import { FamilyRow } from './family-row';

// So that rows render before they are visible.
const MARGIN_PX = 1500;

/** Far from the viewport it keeps only its height, so that 100,000 families scroll smoothly. */
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
