import type { RewardIcon } from '@shared/constants';
import { AGES, type Age, type Idea } from './ideas';

/** A ready-made reward; its size follows its cost. */
export interface RewardIdea extends Idea {
  iconName: RewardIcon;
  starCost: number;
}

const YOUNG: readonly Age[] = ['4-6'];
const EARLY: readonly Age[] = ['4-6', '7-9'];
const LATER: readonly Age[] = ['7-9', '10-12'];
const ALL: readonly Age[] = AGES;

type Row = readonly [
  name: string,
  description: string,
  ages: readonly Age[],
  iconName: RewardIcon,
  starCost: number,
];

const ROWS: readonly Row[] = [
  ['An extra bedtime story', 'You pick the book.', EARLY, 'book', 6],
  ['Choose a sticker sheet', 'From the drawer or the shop.', YOUNG, 'any', 5],
  ['A treat from the bakery', 'Any cookie you like.', ALL, 'cookie', 8],
  ['Picnic in the park', 'You pack the basket with us.', ALL, 'park', 12],
  ['Paint with the good paints', 'Big paper, apron on.', EARLY, 'paint', 8],
  ['Read in bed 20 minutes longer', 'On a night without school.', LATER, 'book', 10],
  ['Choose what is for dinner', 'Vegetables are part of the deal.', ALL, 'any', 15],
  ['An hour at the playground', 'You say which one.', EARLY, 'park', 15],
  ['30 minutes of extra screen time', 'Your game or your show.', LATER, 'tablet', 15],
  ['Movie night', 'You pick the movie, and there is popcorn.', ALL, 'popcorn', 20],
  ['Bake a cake together', 'And lick the spoon.', ALL, 'baking', 20],
  ['Pizza night', 'With your favorite topping.', ALL, 'pizza', 25],
  ['A new book', 'From the bookshop, your choice.', ALL, 'book', 30],
  ['A morning at the pool', 'Slides included.', ALL, 'swim', 40],
  ['A friend sleeps over', 'Pancakes in the morning.', LATER, 'sleepover-moon', 50],
  ['A craft kit', 'To build, sew or glue.', LATER, 'craft-scissors', 45],
  ['Camp in the garden', 'Tent, torch and stories.', ALL, 'tent', 60],
  ['A day at the zoo', 'With ice cream.', ALL, 'zoo-elephant', 90],
];

/** From a story tonight to a day that is saved up for, cheapest first. */
export const REWARD_IDEAS: readonly RewardIdea[] = ROWS.map(
  ([name, description, ages, iconName, starCost]) => ({
    name,
    description,
    ages,
    iconName,
    starCost,
  }),
).toSorted((a, b) => a.starCost - b.starCost);
