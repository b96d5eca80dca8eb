import { t, type MessageId } from '@/lib/messages';

/** The rooms of the nest's doll's house, in which the ready-made chores are found. */
export const ROOMS = ['kitchen', 'bedroom', 'cleaning', 'study', 'petCare', 'organize'] as const;
export type Room = (typeof ROOMS)[number];

/** Years of age a chore or reward suits. */
export const AGES = ['4-6', '7-9', '10-12'] as const;
export type Age = (typeof AGES)[number];

/** What every ready-made chore or reward has; its name is its key. */
export interface Idea {
  name: string;
  description: string;
  ages: readonly Age[];
}

type IdOf<Id extends MessageId> = Id extends `ideas.${infer Name}Text` ? Name : never;
export type IdeaId = IdOf<MessageId>;

/** What the idea is called, and what is meant by it. */
export const ideaTexts = (id: IdeaId): Pick<Idea, 'name' | 'description'> => ({
  name: t(`ideas.${id}`),
  description: t(`ideas.${id}Text`),
});

/** The first and the last year of neighboring groups. */
export function ageRange(ages: readonly Age[]): { from: number; to: number } {
  return { from: Number(ages[0]?.split('-')[0]), to: Number(ages.at(-1)?.split('-')[1]) };
}

/** How names are compared: 'make  your Bed' is there already when 'Make your bed' is. */
export function nameKey(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();
}
