import { Hourglass } from 'lucide-react';

/** Asked, and now it is a grown-up's turn. */
export function Waiting() {
  return (
    <output className="state-strip state-waiting">
      <Hourglass />
      Waiting
    </output>
  );
}
