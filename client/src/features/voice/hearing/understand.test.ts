import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickShown } from './pick-names';
import ar from '@/locales/ar/voice/words';
import de from '@/locales/de/voice/words';
import english from '@/locales/en/voice/words';
import es from '@/locales/es/voice/words';
import fr from '@/locales/fr/voice/words';
import ptBR from '@/locales/pt-BR/voice/words';
import { understand, understandAnswer, understandCommand, type Known } from './understand';
import { vocabularyOf } from './vocabulary';

const vocabulary = vocabularyOf(english);

const named = (...names: string[]) => names.map((name) => ({ id: name, name }));
const known: Known = {
  chores: named(
    'Wash the dishes',
    'Feed the cat',
    'Water plants',
    'Tidy your room',
    'Take out the trash',
    'Clean windows',
    'Clean the kitchen',
  ),
  rewards: named(
    'Movie night',
    'Ice cream',
    '30 minutes of screen time',
    'Extra bedtime story',
    'Pizza Picker',
  ),
};
const hear = (...alternatives: string[]) => understand(alternatives, known, vocabulary);

describe('understand', () => {
  it.each([
    ['chores', 'chores'],
    ['show me my chores please', 'chores'],
    ['What are my chores?', 'chores'],
    ['see shores', 'chores'],
    ['jobs', 'chores'],
    ['rewards', 'rewards'],
    ['open the reward store', 'rewards'],
    ['get a reward', 'rewards'],
    ['Badges', 'badges'],
    ['show my badge', 'badges'],
    ['badgers', 'badges'],
    ['messages', 'messages'],
    ['read my mail', 'messages'],
    ['massages', 'messages'],
    ['leaderboard', 'leaderboard'],
    ['show the leader board', 'leaderboard'],
    ["who's winning", 'leaderboard'],
    ['history', 'chore-history'],
    ['chore history', 'chore-history'],
    ['show my reward history', 'reward-history'],
    ['what did I get', 'reward-history'],
  ])('opens the place in: %s', (text, place) => {
    expect(hear(text)).toEqual({ type: 'open', place });
  });

  it.each([
    ['how many stars do I have', 'stars'],
    ['how many stars have I got', 'stars'],
    ['my stars', 'stars'],
    ['How many star', 'stars'],
    ['help', 'help'],
    ['what can I say', 'help'],
    ['exit', 'exit'],
    ['log out please', 'exit'],
    ['bye bye', 'exit'],
    ['never mind', 'close'],
    ['stop', 'close'],
  ])('recognizes the command: %s', (text, type) => {
    expect(hear(text)).toEqual({ type });
  });

  it.each([
    ['do wash the dishes', 'Wash the dishes'],
    ['do the dishes', 'Wash the dishes'],
    ['I did the washing dishes', 'Wash the dishes'],
    ['I have done feed cat', 'Feed the cat'],
    ['do feed the cats', 'Feed the cat'],
    ['do water the plant', 'Water plants'],
    ['water plants', 'Water plants'],
    ['do tidy my room', 'Tidy your room'],
    ['do take out the crash', 'Take out the trash'],
    ['can you do clean window', 'Clean windows'],
  ])('finds the chore: %s', (text, id) => {
    expect(hear(text)).toEqual({ type: 'do', ids: [id] });
  });

  it.each([
    ['get movie night', 'Movie night'],
    ['I want a movie night please', 'Movie night'],
    ['can I have an ice cream', 'Ice cream'],
    ['get icecream', 'Ice cream'],
    ['get thirty minutes screen time', '30 minutes of screen time'],
    ['get bedtime story', 'Extra bedtime story'],
    ['buy pizza picker', 'Pizza Picker'],
  ])('finds the reward: %s', (text, id) => {
    expect(hear(text)).toEqual({ type: 'get', ids: [id] });
  });

  it('returns all matches if several fit equally', () => {
    expect(hear('do clean')).toEqual({ type: 'do', ids: ['Clean windows', 'Clean the kitchen'] });
    const twice = {
      chores: [
        { id: '1', name: 'Dust' },
        { id: '2', name: 'Dust' },
      ],
      rewards: [],
    };
    expect(understand(['do dust'], twice, vocabulary)).toEqual({ type: 'do', ids: ['1', '2'] });
  });

  it('uses the alternative that makes sense', () => {
    expect(hear('dew wash the fishies', 'do wash the dishes')).toEqual({
      type: 'do',
      ids: ['Wash the dishes'],
    });
    expect(hear('sure', 'chores')).toEqual({ type: 'open', place: 'chores' });
  });

  it('returns no match for unknown chores and unknown sentences', () => {
    expect(hear('do paint the elephant')).toEqual({ type: 'do', ids: [] });
    expect(hear('get a purple elephant')).toEqual({ type: 'get', ids: [] });
    expect(hear('elephants are purple')).toEqual({ type: 'unknown' });
    expect(hear()).toEqual({ type: 'unknown' });
    expect(hear('…', '')).toEqual({ type: 'unknown' });
  });

  it("doesn't confuse numbers", () => {
    const times = { chores: [], rewards: named('10 minutes of games', '20 minutes of games') };
    expect(understand(['get twenty minutes of games'], times, vocabulary)).toEqual({
      type: 'get',
      ids: ['20 minutes of games'],
    });
  });

  const name = fc.constantFrom(...known.chores.map((chore) => chore.name));

  it('finds every chore by its name with any phrasing', () => {
    const dress = fc.constantFrom('do', 'I did', 'please do', 'I want to do', 'can I do');
    fc.assert(
      fc.property(name, dress, fc.boolean(), (chore, before, loud) => {
        const text = `${before} ${chore.replaceAll(/\bthe |your /g, '')}!`;
        expect(hear(loud ? text.toUpperCase() : text)).toEqual({ type: 'do', ids: [chore] });
      }),
    );
  });

  it('tolerates one wrong letter in a long word', () => {
    const words = fc.constantFrom('dishes', 'plants', 'trash', 'windows', 'kitchen');
    fc.assert(
      fc.property(words, fc.nat(), fc.constantFrom('b', 'k', 'o'), (word, where, letter) => {
        const at = 1 + (where % (word.length - 1));
        const wrong = word.slice(0, at) + letter + word.slice(at + 1);
        const chore = known.chores.find((one) => one.name.toLowerCase().includes(word))?.name ?? '';
        const meant = hear(`do ${chore.toLowerCase().replace(word, wrong)}`);
        expect(meant).toEqual({ type: 'do', ids: [chore] });
      }),
    );
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 5 }), (texts) => {
        expect(understand(texts, known, vocabulary)).toHaveProperty('type');
        expect([null, 'yes', 'no']).toContain(understandAnswer(texts, vocabulary));
      }),
    );
  });
});

describe('understandAnswer', () => {
  it.each(['yes', 'Yeah!', 'yes please', 'ok', 'sure', 'do it'])('hears yes in %s', (text) => {
    expect(understandAnswer([text], vocabulary)).toBe('yes');
  });
  it.each(['no', 'no thanks', 'not now', 'cancel', 'nope'])('hears no in %s', (text) => {
    expect(understandAnswer([text], vocabulary)).toBe('no');
  });
  it('returns null for anything else', () => {
    expect(understandAnswer(['purple elephant'], vocabulary)).toBeNull();
    expect(understandAnswer([], vocabulary)).toBeNull();
  });
});

describe('pickShown', () => {
  const shown = named('Clean windows', 'Clean the kitchen');
  it('accepts the name, a distinguishing part of it or a position', () => {
    expect(pickShown(['clean the kitchen'], shown, vocabulary)).toBe('Clean the kitchen');
    expect(pickShown(['kitchen'], shown, vocabulary)).toBe('Clean the kitchen');
    expect(pickShown(['the second one'], shown, vocabulary)).toBe('Clean the kitchen');
    expect(pickShown(['number one'], shown, vocabulary)).toBe('Clean windows');
    expect(pickShown(['clean'], shown, vocabulary)).toBeNull();
    expect(pickShown(['the fourth'], shown, vocabulary)).toBeNull();
  });
});

const SAID = [
  [
    english,
    [
      'okay, next please',
      "I'm done",
      'go back',
      'take a break',
      'keep going',
      'can you say it again',
      'how much time is left',
    ],
  ],
  [
    de,
    [
      'nächster Schritt',
      'ich bin fertig',
      'geh mal zurück',
      'mach bitte Pause',
      'mach weiter',
      'sag das noch mal',
      'wie viel Zeit hab ich noch',
    ],
  ],
  [
    es,
    [
      'el siguiente paso',
      'ya terminé',
      'vuelve atrás',
      'una pausa por favor',
      'seguimos',
      'dilo otra vez',
      '¿cuánto tiempo me queda?',
    ],
  ],
  [
    fr,
    [
      'étape suivante',
      'j’ai fini',
      'reviens en arrière',
      'fais une pause',
      'on continue',
      'répète s’il te plaît',
      'il reste combien de temps',
    ],
  ],
  [
    ptBR,
    [
      'próximo passo',
      'já terminei',
      'volta',
      'faz uma pausa',
      'vamos continuar',
      'fala de novo',
      'quanto tempo falta',
    ],
  ],
  [
    ar,
    [
      'الخطوة التالية',
      'لقد انتهيت',
      'ارجع إلى الوراء',
      'استراحة لو سمحت',
      'كمّل',
      'أعد مرة ثانية',
      'كم بقي من الوقت',
    ],
  ],
] as const;
const MEANT = ['next', 'next', 'back', 'pause', 'keepGoing', 'again', 'time'] as const;

describe('commands in the player', () => {
  const running = ['next', 'back', 'pause', 'again', 'time'];
  it.each(SAID.flatMap(([words, all]) => all.map((said, index) => ({ said, meant: MEANT[index], words }))))(
    'hears $meant in: $said',
    ({ said, meant, words }) => {
      const possible = meant === 'keepGoing' ? [meant] : running;
      expect(understandCommand([said], possible, vocabularyOf(words))).toBe(meant);
    },
  );
  it.each([
    'we are having pancakes next to the window',
    'wash the dishes',
    'are you nearly done with that',
    'not yet',
    '',
  ])('ignores: %s', (said) => expect(understandCommand([said], running, vocabulary)).toBeNull());
  it('ignores a command that is not possible now', () => {
    expect(understandCommand(['next'], ['again', 'time'], vocabulary)).toBeNull();
  });
});
