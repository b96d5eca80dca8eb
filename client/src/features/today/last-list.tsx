import { ChoreEgg } from '@/components/art/chore-egg';
import { readLastList } from '@/lib/storage/last-list';

const MOST = 6;

/** Pale and without buttons, for a page that was opened offline. */
export default function LastList({ kidId }: { kidId: string }) {
  const chores = readLastList(kidId).slice(0, MOST);
  if (chores.length === 0) return null;
  return (
    <ul className="mt-2 flex max-w-160 flex-wrap justify-center gap-3" data-last-list>
      {chores.map((chore) => (
        <li
          key={chore.id}
          className="grid w-40 justify-items-center gap-1.5 rounded-xl bg-white/14 px-2.5 py-3 max-tablet:w-29"
        >
          <ChoreEgg chore={chore} size={84} className="opacity-75 saturate-50" />
          <bdi className="line-clamp-4 font-display text-18/[1.1] font-semibold wrap-anywhere">
            {chore.name}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
