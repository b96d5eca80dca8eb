/** The rooms of the nest's doll's house, in which the ready-made chores are found. */
export const ROOMS = ['kitchen', 'bedroom', 'cleaning', 'study', 'pet-care', 'organize'] as const;
export type Room = (typeof ROOMS)[number];

export const ROOM_NAMES: Record<Room, string> = {
  kitchen: 'Kitchen',
  bedroom: 'Bedroom',
  cleaning: 'Cleaning',
  study: 'Study',
  'pet-care': 'Pet Care',
  organize: 'Organize',
};

/** Years of age a chore or reward suits. */
export const AGES = ['4-6', '7-9', '10-12'] as const;
export type Age = (typeof AGES)[number];

/** What every ready-made chore or reward has; its name is its key. */
export interface Idea {
  name: string;
  description: string;
  ages: readonly Age[];
}

/** '4–6' for one group, '7–12' for neighbours. */
export function ageLabel(ages: readonly Age[]): string {
  const from = ages[0]?.split('-')[0] ?? '';
  const to = ages.at(-1)?.split('-')[1] ?? '';
  return `${from}–${to}`;
}

/** How names are compared: 'make  your Bed' is there already when 'Make your bed' is. */
export function nameKey(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();
}
