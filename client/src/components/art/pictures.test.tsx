import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CHORE_ICONS, REWARD_ICONS } from '@shared/icons';
import { choreIdeas } from '@/features/library/chore-ideas';
import { rewardIdeas } from '@/features/library/reward-ideas';
import { choreIcon, suggestedIcon } from '@shared/rules/chore-icon';
import { ChorePicture } from './chore-picture';
import { rewardIcon } from './reward-icon';
import { RewardPicture } from './reward-picture';

type Chore = Parameters<typeof ChorePicture>[0]['chore'];
type Reward = Parameters<typeof RewardPicture>[0]['reward'];

function drawingIn(container: HTMLElement): string | undefined {
  return /([\w-]+)\.svg/.exec(container.querySelector('img')?.getAttribute('src') ?? '')?.[1];
}
const choreDrawing = (chore: Chore) => drawingIn(render(<ChorePicture chore={chore} size={64} />).container);
const rewardDrawing = (reward: Omit<Reward, 'tier'>) =>
  drawingIn(render(<RewardPicture reward={{ tier: 'small', ...reward }} size={64} />).container);

describe('a chore picture', () => {
  it('shows each icon', () => {
    const drawn = CHORE_ICONS.map((iconName) =>
      choreDrawing({ name: 'Brush your teeth', iconName, category: 'bathroom' }),
    );
    expect(drawn).toEqual(CHORE_ICONS);
  });

  it.each([
    ['Brush your teeth', 'brush-teeth'],
    ['Make your bed', 'make-bed'],
    ['Change your sheets', 'make-bed'],
    ['Get dressed by yourself', 'get-dressed'],
    ['Put on your pajamas', 'pajamas'],
    ['Go to the bathroom', 'toilet'],
    ['Wash your hands', 'wash-hands'],
    ['Wash your hair', 'shower'],
    ['Comb your hair', 'comb-hair'],
    ['Eat breakfast', 'breakfast'],
    ['Put on your shoes', 'shoes'],
    ['Hang up your jacket', 'jacket'],
    ['Empty your lunchbox', 'lunchbox'],
    ['Drink some water', 'drink-water'],
    ['Have a snack', 'snack'],
    ['Say good night', 'say-goodnight'],
    ['Lights out', 'lights-out'],
    ['Take a shower', 'shower'],
    ['Bath time', 'shower'],
    ['Wake up on time', 'wake-up'],
    ['Put your toys away', 'tidy-toys'],
    ['Tidy your room', 'organize'],
    ['Pack your school bag', 'pack-schoolbag'],
    ['Finish your homework', 'homework'],
    ['Read for 20 minutes', 'read-book'],
    ['Look at a book', 'read-book'],
    ['Practice the piano', 'practise-music'],
    ['Set the table', 'set-table'],
    ['Cook dinner with us', 'cook'],
    ['Make breakfast', 'cook'],
    ['Unpack the groceries', 'groceries'],
    ['Load the dishwasher', 'wash-dishes'],
    ['Put your cup and plate away', 'wash-dishes'],
    ['Fold the laundry', 'fold-laundry'],
    ['Match the socks', 'fold-laundry'],
    ['Iron the shirts', 'iron'],
    ['Hang up your clothes', 'hang-clothes'],
    ['Do a load of laundry', 'do-laundry'],
    ['Fill the laundry basket', 'do-laundry-2'],
    ['Sweep the kitchen floor', 'sweep'],
    ['Mop the floor', 'wash-floors'],
    ['Vacuum the carpet', 'vacuum'],
    ['Clean the windows', 'clean-windows'],
    ['Dust the shelves', 'dust'],
    ['Wipe the table', 'dust'],
    ['Sort the recycling', 'recycle'],
    ['Take out the trash bag', 'take-out-trash'],
    ['Pick up litter outside', 'pickup-trash'],
    ['Clean the litter box', 'litter-box'],
    ['Feed Biscuit the cat', 'feed-pet'],
    ['Feed the fish', 'feed-pet'],
    ['Feed your baby brother', 'baby-help'],
    ['Fill the water bowl', 'water-bowl'],
    ['Walk the dog', 'walk-dog'],
    ['Mow the lawn', 'mow-lawn'],
    ['Water the lawn', 'water-garden'],
    ['Water the garden', 'water-garden'],
    ['Water the plants', 'water-plants'],
    ['Pull weeds', 'pull-weeds'],
    ['Shovel the snow', 'shovel-snow'],
    ['Wash the car', 'wash-car'],
    ['Put the toys into their bins', 'tidy-toys'],
    ['Put away your books', 'organize'],
    ['Wash the sheets', 'do-laundry'],
  ])('for "%s" shows %s regardless of the category', (name, drawing) => {
    for (const category of ['bathroom', 'kitchen', 'other']) {
      expect(choreDrawing({ name, category })).toBe(drawing);
    }
  });

  it('is selected by words of every language', () => {
    const names: Record<string, readonly string[]> = {
      toilet: [
        'Auf die Toilette gehen',
        'Ir al baño',
        'Aller aux toilettes',
        'Ir ao banheiro',
        'الذهاب إلى الحمام',
      ],
      'wash-hands': ['Hände waschen', 'Lávate las manos', 'Lave-toi les mains', 'Lave as mãos', 'اغسل يديك'],
      'comb-hair': ['Haare kämmen', 'Péinate', 'Se coiffer', 'Pentear o cabelo', 'تمشيط الشعر'],
      breakfast: [
        'Frühstücken',
        'Desayunar',
        'Prendre le petit-déjeuner',
        'Tome café da manhã',
        'تناول الفطور',
      ],
      shoes: [
        'Schuhe anziehen',
        'Ponte los zapatos',
        'Mets tes chaussures',
        'Calce os sapatos',
        'ارتداء الحذاء',
      ],
      jacket: [
        'Jacke aufhängen',
        'Cuelga tu chaqueta',
        'Accroche ta veste',
        'Pendure a jaqueta',
        'علّق السترة',
      ],
      lunchbox: ['Brotdose', 'Lonchera', 'Boîte à goûter', 'Lancheira', 'علبة الطعام'],
      'drink-water': ['Wasser trinken', 'Beber agua', 'Boire de l’eau', 'Beber água', 'اشرب الماء'],
      snack: ['Snack', 'Merienda', 'Goûter', 'Lanche', 'وجبة خفيفة'],
      pajamas: [
        'Schlafanzug anziehen',
        'Ponte el pijama',
        'Mets ton pyjama',
        'Vista o pijama',
        'ارتداء البيجاما',
      ],
      'say-goodnight': [
        'Gute Nacht sagen',
        'Buenas noches',
        'Dis bonne nuit',
        'Dizer boa noite',
        'قل تصبحون على خير',
      ],
      'lights-out': ['Licht aus', 'Apaga la luz', 'Éteins la lumière', 'Apagar a luz', 'إطفاء الضوء'],
    };
    const drawn = Object.entries(names).map(([icon, all]) => [icon, all.map((name) => suggestedIcon(name))]);
    expect(drawn).toEqual(Object.entries(names).map(([icon, all]) => [icon, all.map(() => icon)]));
  });

  it.each([
    'Be kind',
    'Clean the bathroom',
    'Clean the toilet',
    'Wash the bike',
    'Rake the leaves',
    'Call grandma',
    'Clean the shower',
    'Clean the study',
    'Get ready for school',
    'Bring in the letters',
    'Clear the table',
  ])('for "%s" is the generic chore picture', (name) => {
    expect(choreDrawing({ name, iconName: null, category: 'bathroom' })).toBe('any');
  });

  it('ignores an icon from another version', () => {
    expect(choreDrawing({ name: 'Walk the dog', iconName: 'jetpack', category: 'pets' })).toBe('walk-dog');
  });
});

describe('a reward picture', () => {
  it('shows each icon', () => {
    expect(REWARD_ICONS.map((iconName) => rewardDrawing({ name: 'A lollipop', iconName }))).toEqual(
      REWARD_ICONS,
    );
  });

  it.each([
    ['A lollipop', 'lollipop'],
    ['Ice cream after school', 'ice-cream-cone'],
    ['A bag of sweets', 'sweets-jar'],
    ['One cookie more', 'cookie'],
    ['Bake a cake together', 'baking'],
    ['Pizza night', 'pizza'],
    ['Movie night', 'popcorn'],
    ['Go to the movies', 'cinema-ticket'],
    ['Cinema with dad', 'cinema-ticket'],
    ['30 minutes of extra screen time', 'tablet'],
    ['An hour of video games', 'video-game'],
    ['A new song', 'music-headphones'],
    ['An extra bedtime story', 'book'],
    ['Read in bed 20 minutes longer', 'book'],
    ['Stay up late', 'stay-up-late'],
    ['Bedtime half an hour later', 'stay-up-late'],
    ['Paint with the good paints', 'paint'],
    ['A craft kit', 'craft-scissors'],
    ['A LEGO set', 'lego-bricks'],
    ['A toy car', 'toy-car'],
    ['A teddy bear', 'doll-or-bear'],
    ['Soccer with mum', 'football'],
    ['A new bike', 'bike'],
    ['Trip to the swimming pool', 'swim'],
    ['A day at the water park', 'swim'],
    ['Picnic in the park', 'park'],
    ['An hour at the playground', 'park'],
    ['A day at the theme park', 'theme-park-wheel'],
    ['A day at the zoo', 'zoo-elephant'],
    ['A goldfish', 'pet-fish'],
    ['A trip to the city', 'bus-trip'],
    ['Camp in the garden', 'tent'],
    ['A bike trip', 'bike'],
    ['A friend sleeps over', 'sleepover-moon'],
    ['Play date with a friend', 'friend-visit'],
    ['Five euros', 'money-coins'],
    ['Treasure from the box', 'gift'],
  ])('for "%s" shows %s', (name, drawing) => {
    expect(rewardDrawing({ name })).toBe(drawing);
  });

  it.each([
    'Choose what is for dinner',
    'A board game with us',
    'Breakfast in bed',
    'Choose a sticker sheet',
  ])('for "%s" is the generic reward picture for each size', (name) => {
    for (const tier of ['small', 'medium', 'big']) {
      const { container } = render(<RewardPicture reward={{ name, tier }} size={64} />);
      expect(drawingIn(container)).toBe('any');
    }
  });

  it('of a mystery is wrapped', () => {
    const reward = { name: 'A puppy', tier: 'big', iconName: 'zoo-elephant' };
    expect(drawingIn(render(<RewardPicture reward={reward} size={64} wrapped />).container)).toBe('mystery');
  });
});

describe('ready-made ideas', () => {
  it('never show an icon that contradicts their name', () => {
    const contradictory = [
      ...choreIdeas().filter((idea) => !['any', idea.iconName].includes(choreIcon({ name: idea.name }))),
      ...rewardIdeas().filter((idea) => !['any', idea.iconName].includes(rewardIcon({ name: idea.name }))),
    ];
    expect(contradictory).toEqual([]);
  });
});
