import type { ChoreCategory, ChoreIcon, Difficulty } from '@shared/constants';
import type { Age, Idea, Room } from './ideas';

/** A ready-made chore. */
export interface ChoreIdea extends Idea {
  room: Room;
  category: ChoreCategory;
  iconName: ChoreIcon;
  starReward: number;
  difficulty: Difficulty;
}

const YOUNG: readonly Age[] = ['4-6'];
const EARLY: readonly Age[] = ['4-6', '7-9'];
const MIDDLE: readonly Age[] = ['7-9'];
const LATER: readonly Age[] = ['7-9', '10-12'];
const OLD: readonly Age[] = ['10-12'];

type Row = readonly [
  name: string,
  description: string,
  ages: readonly Age[],
  iconName: ChoreIcon,
  starReward: number,
  difficulty: Difficulty,
];

/** A room's chores; five minutes are about two stars, and half an hour of work is about seven. */
function inRoom(room: Room, category: ChoreCategory, rows: readonly Row[]): ChoreIdea[] {
  return rows.map(([name, description, ages, iconName, starReward, difficulty]) => ({
    name,
    description,
    ages,
    room,
    category,
    iconName,
    starReward,
    difficulty,
  }));
}

export const CHORE_IDEAS: readonly ChoreIdea[] = [
  ...inRoom('kitchen', 'kitchen', [
    ['Set the table', 'Plates, cups and forks for everyone.', EARLY, 'set-table', 2, 'easy'],
    [
      'Put your cup and plate away',
      'From the table to the sink, without a word.',
      YOUNG,
      'wash-dishes',
      1,
      'easy',
    ],
    ['Wipe the table', 'No crumbs left, the corners too.', EARLY, 'dust', 2, 'easy'],
    ['Empty the dishwasher', 'Everything dry and in its place.', LATER, 'wash-dishes', 4, 'medium'],
    ['Wash the dishes', 'Washed, rinsed and stacked to dry.', LATER, 'wash-dishes', 5, 'medium'],
    ['Take out the trash', 'Bag tied, a new one in.', LATER, 'take-out-trash', 3, 'easy'],
    ['Cook dinner with us', 'Choose it, chop it, stir it.', OLD, 'cook', 8, 'hard'],
  ]),
  ...inRoom('bedroom', 'bedroom', [
    ['Make your bed', 'Pillow up, blanket flat.', EARLY, 'make-bed', 2, 'easy'],
    ['Put on your pajamas by yourself', 'Before story time.', YOUNG, 'get-dressed', 1, 'easy'],
    ['Hang up your clothes', 'Nothing left on the floor or the chair.', EARLY, 'hang-clothes', 2, 'easy'],
    ['Lay out clothes for tomorrow', 'Socks too.', MIDDLE, 'get-dressed', 2, 'easy'],
    ['Tidy your room', 'Floor free, bed made, desk clear.', LATER, 'organize', 5, 'medium'],
    ['Change your sheets', 'Old ones in the basket, fresh ones on.', OLD, 'make-bed', 6, 'medium'],
  ]),
  ...inRoom('cleaning', 'general', [
    ['Dust the shelves', 'As high as you can reach.', EARLY, 'dust', 2, 'easy'],
    ['Pick up litter outside', 'With gloves, around the house.', EARLY, 'pickup-trash', 3, 'easy'],
    ['Vacuum the living room', 'Under the sofa too.', LATER, 'vacuum', 5, 'medium'],
    ['Clean the bathroom sink', 'The mirror shines as well.', LATER, 'any', 4, 'medium'],
    ['Mop the floor', 'Swept first, then mopped.', OLD, 'wash-floors', 7, 'hard'],
    ['Clean the windows', 'Inside, without streaks.', OLD, 'clean-windows', 7, 'hard'],
    ['Wash the car', 'Wheels and windows included.', OLD, 'wash-car', 10, 'hard'],
  ]),
  ...inRoom('study', 'general', [
    ['Look at a book for 10 minutes', 'On your own or with a friend.', YOUNG, 'read-book', 2, 'easy'],
    ['Practice letters and numbers', 'One page, as neat as you can.', YOUNG, 'homework', 2, 'easy'],
    ['Pack your school bag', 'For tomorrow, the evening before.', LATER, 'pack-schoolbag', 2, 'easy'],
    ['Read for 20 minutes', 'Tell us afterwards what happened.', LATER, 'read-book', 4, 'medium'],
    ['Finish your homework', 'All of it, before you play.', LATER, 'homework', 5, 'medium'],
    ['Practice your instrument', '20 minutes, the hard part twice.', LATER, 'practise-music', 5, 'medium'],
  ]),
  ...inRoom('pet-care', 'pets', [
    ['Fill the water bowl', 'Fresh water, no puddles.', EARLY, 'water-bowl', 1, 'easy'],
    ['Feed the pet', 'The right amount, at the right time.', EARLY, 'feed-pet', 2, 'easy'],
    ['Brush the pet', 'Gently, until the coat shines.', MIDDLE, 'any', 3, 'easy'],
    ['Walk the dog', 'Once around the block, with a grown-up if need be.', LATER, 'walk-dog', 5, 'medium'],
    ['Clean the cage or litter box', 'Fresh bedding, hands washed afterwards.', OLD, 'litter-box', 6, 'hard'],
  ]),
  ...inRoom('organize', 'general', [
    ['Put your toys away', 'Each in its own box.', YOUNG, 'tidy-toys', 2, 'easy'],
    ['Match the socks', 'Every pair finds its partner.', EARLY, 'fold-laundry', 2, 'easy'],
    ['Line up the shoes', 'Pairs together, by the door.', EARLY, 'any', 1, 'easy'],
    ['Water the plants', 'Every pot gets a small cup of water.', EARLY, 'water-plants', 2, 'easy'],
    ['Fold the laundry', 'Folded and in the right drawers.', LATER, 'fold-laundry', 5, 'medium'],
    ['Sort the recycling', 'Paper, glass and cans apart.', LATER, 'recycle', 3, 'easy'],
    ['Do a load of laundry', 'Sorted, washed and hung up.', OLD, 'do-laundry', 7, 'hard'],
  ]),
];
