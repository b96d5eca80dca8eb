import { t, type MessageId } from '@/lib/i18n/messages';

export const ROOMS = ['routines', 'kitchen', 'bedroom', 'cleaning', 'study', 'petCare', 'organize'] as const;
export type Room = (typeof ROOMS)[number];

export const AGES = ['4-6', '7-9', '10-12'] as const;
export type Age = (typeof AGES)[number];

export interface Idea {
  name: string;
  description: string;
  ages: readonly Age[];
  years?: { from: number; to: number };
}

type IdOf<Id extends MessageId> = Id extends `ideas.${infer Name}Text` ? Name : never;
export type IdeaId = IdOf<MessageId>;

export const ideaTexts = (id: IdeaId): Pick<Idea, 'name' | 'description'> => ({
  name: t(`ideas.${id}`),
  description: t(`ideas.${id}Text`),
});

export function ageRange(ages: readonly Age[]): { from: number; to: number } {
  return { from: Number(ages[0]?.split('-')[0]), to: Number(ages.at(-1)?.split('-')[1]) };
}

export function nameKey(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();
}
