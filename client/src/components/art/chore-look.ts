/** What draws a chore: its photo, its icon, else its category. */
export interface ChoreLook {
  imageUrl?: string | null;
  iconName?: string | null;
  category?: string | null;
}

/** Words in a chore's name that say what it looks like; for chores of which only the name is left. */
const byWord: readonly (readonly [RegExp, string])[] = [
  [/dish|plate|cutlery|table/i, 'wash-dishes'],
  [/window|mirror/i, 'clean-windows'],
  [/vacuum|hoover|carpet/i, 'vacuum'],
  [/fold|put away clothes/i, 'do-laundry-2'],
  [/laundry|washing machine/i, 'do-laundry'],
  [/cloth|wardrobe|dress|shoe/i, 'hang-clothes'],
  [/weed|rake|leaves/i, 'pull-weeds'],
  [/garden|lawn|tree/i, 'water-garden'],
  [/plant|flower/i, 'water-plants'],
  [/\bcar\b|bike/i, 'wash-car'],
  [/litter|pick ?up/i, 'pickup-trash'],
  [/trash|garbage|rubbish|recycl|\bbin\b/i, 'take-out-trash'],
  [/mop|floor|sweep|bath|sink|toilet/i, 'wash-floors'],
  [/dust|wipe|shelf|shelves/i, 'dust'],
  [/\bcat\b|\bdog\b|\bpet|feed|fish|rabbit|hamster/i, 'pet-bowl'],
  [/tidy|organi[sz]e|room|toy|desk|bed\b|bag\b/i, 'organize'],
];

/**
 * How a chore looks of which only the name is known, as in histories: as one of that name in `chores` does now, else by
 * a word of its name, else as anything does.
 */
export function lookOfChore(
  name: string,
  chores: readonly (ChoreLook & { name: string })[] | undefined,
): ChoreLook {
  const known = chores?.find((chore) => chore.name === name);
  if (known) return known;
  return { iconName: byWord.find(([word]) => word.test(name))?.[1], category: 'other' };
}
