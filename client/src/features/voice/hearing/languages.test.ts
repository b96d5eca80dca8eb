import { describe, expect, it } from 'vitest';
import ar from '@/locales/ar/voice/words';
import de from '@/locales/de/voice/words';
import en from '@/locales/en/voice/words';
import es from '@/locales/es/voice/words';
import fr from '@/locales/fr/voice/words';
import ptBR from '@/locales/pt-BR/voice/words';
import type { Place, VoiceWords } from '@/locales/voice-words';
import { pickShown } from './pick-names';
import { understand, understandAnswer } from './understand';
import { vocabularyOf } from './vocabulary';

interface Sentences {
  words: VoiceWords;
  chores: readonly string[];
  rewards: readonly string[];
  opens: readonly (readonly [said: string, place: Place])[];
  plain: readonly (readonly [said: string, intent: 'stars' | 'help' | 'exit' | 'close'])[];
  does: readonly (readonly [said: string, chore: string])[];
  gets: readonly (readonly [said: string, reward: string])[];
  yes: readonly string[];
  no: readonly string[];
  second: readonly string[];
  numbers: readonly (readonly [said: string, value: string])[];
}

const LANGUAGES: Record<string, Sentences> = {
  English: {
    words: en,
    chores: ['Wash the dishes', 'Take out the trash', 'Make your bed'],
    rewards: ['Movie night', 'Ice cream', '30 minutes of tablet'],
    opens: [
      ['Shop', 'rewards'],
      ['my nest', 'nest'],
      ['what’s next', 'chores'],
      ['This week', 'leaderboard'],
      ['Chores calendar', 'chore-history'],
      ['Rewards calendar', 'reward-history'],
      ['show me my chores', 'chores'],
      ['what did I get', 'reward-history'],
    ],
    plain: [['how many stars do I have', 'stars']],
    does: [['I took out the garbage', 'Take out the trash']],
    gets: [['I want thirty minutes of tablet', '30 minutes of tablet']],
    yes: ['yes please'],
    no: ['not now'],
    second: ['the second one', 'number two'],
    numbers: [['ninety nine', '99']],
  },
  German: {
    words: de,
    chores: ['Geschirrspüler ausräumen', 'Zimmer aufräumen', 'Müll rausbringen', 'Katze füttern'],
    rewards: ['Filmabend', 'Ein Eis', '30 Minuten Tablet'],
    opens: [
      ['Laden', 'rewards'],
      ['zeig mir mein Nest', 'nest'],
      ['was kommt als Nächstes', 'chores'],
      ['Woche', 'leaderboard'],
      ['Aufgabenkalender', 'chore-history'],
      ['Belohnungskalender', 'reward-history'],
      ['zeig mir meine Aufgaben', 'chores'],
      ['was muss ich machen', 'chores'],
      ['ich will meine Belohnungen sehen', 'rewards'],
      ['mach die Rangliste auf', 'leaderboard'],
      ['habe ich neue Nachrichten', 'messages'],
      ['zeig meine Abzeichen', 'badges'],
    ],
    plain: [
      ['wie viele Sterne habe ich', 'stars'],
      ['was kann ich sagen', 'help'],
      ['tschüss', 'exit'],
      ['vergiss es', 'close'],
    ],
    does: [
      ['ich habe mein Zimmer aufgeräumt', 'Zimmer aufräumen'],
      ['ich hab den Müll rausgebracht', 'Müll rausbringen'],
      ['Katze gefüttert', 'Katze füttern'],
      ['ich bin mit Geschirrspüler ausräumen fertig', 'Geschirrspüler ausräumen'],
    ],
    gets: [
      ['ich will ein Eis haben', 'Ein Eis'],
      ['ich möchte bitte den Filmabend', 'Filmabend'],
      ['kann ich dreißig Minuten Tablet bekommen', '30 Minuten Tablet'],
    ],
    yes: ['ja', 'na klar', 'ja bitte'],
    no: ['nein', 'noch nicht', 'nee lieber nicht'],
    second: ['das zweite', 'nummer zwei', 'die Zweite bitte'],
    numbers: [
      ['einundzwanzig', '21'],
      ['siebenundneunzig', '97'],
    ],
  },
  Spanish: {
    words: es,
    chores: ['Lavar los platos', 'Ordenar tu cuarto', 'Sacar la basura', 'Dar de comer al gato'],
    rewards: ['Noche de cine', 'Helado', '30 minutos de tableta'],
    opens: [
      ['Tienda', 'rewards'],
      ['mi nido', 'nest'],
      ['qué sigue', 'chores'],
      ['Semana', 'leaderboard'],
      ['Calendario de tareas', 'chore-history'],
      ['Calendario de premios', 'reward-history'],
      ['enséñame mis tareas', 'chores'],
      ['¿qué tengo que hacer?', 'chores'],
      ['quién va ganando', 'leaderboard'],
      ['quiero ver mis mensajes', 'messages'],
      ['mis medallas', 'badges'],
    ],
    plain: [
      ['¿cuántas estrellas tengo?', 'stars'],
      ['ayúdame', 'help'],
      ['adiós', 'exit'],
      ['olvídalo', 'close'],
    ],
    does: [
      ['ya lavé los platos', 'Lavar los platos'],
      ['he sacado la basura', 'Sacar la basura'],
      ['terminé de ordenar mi cuarto', 'Ordenar tu cuarto'],
      ['le di de comer al gato', 'Dar de comer al gato'],
    ],
    gets: [
      ['quiero un helado', 'Helado'],
      ['dame la noche de cine por favor', 'Noche de cine'],
      ['quiero treinta minutos de tableta', '30 minutos de tableta'],
    ],
    yes: ['sí', 'claro que sí', 'ya está'],
    no: ['no', 'todavía no', 'mejor no'],
    second: ['la segunda', 'el segundo', 'número dos'],
    numbers: [
      ['veintiuno', '21'],
      ['noventa y nueve', '99'],
    ],
  },
  French: {
    words: fr,
    chores: ['Faire la vaisselle', 'Ranger ta chambre', 'Sortir la poubelle', 'Passer l’aspirateur'],
    rewards: ['Soirée cinéma', 'Une glace', '30 minutes de tablette'],
    opens: [
      ['Boutique', 'rewards'],
      ['mon nid', 'nest'],
      ['c’est quoi la suite', 'chores'],
      ['Semaine', 'leaderboard'],
      ['Calendrier des missions', 'chore-history'],
      ['Calendrier des récompenses', 'reward-history'],
      ['montre-moi mes missions', 'chores'],
      ['qui est premier', 'leaderboard'],
      ['est-ce que j’ai des messages', 'messages'],
      ['mes badges', 'badges'],
      ['l’historique', 'chore-history'],
    ],
    plain: [
      ['combien j’ai d’étoiles', 'stars'],
      ['qu’est-ce que je peux dire', 'help'],
      ['au revoir', 'exit'],
      ['laisse tomber', 'close'],
    ],
    does: [
      ['j’ai rangé ma chambre', 'Ranger ta chambre'],
      ['j’ai sorti la poubelle', 'Sortir la poubelle'],
      ['j’ai fini de passer l’aspirateur', 'Passer l’aspirateur'],
      ['j’ai fait la vaisselle', 'Faire la vaisselle'],
    ],
    gets: [
      ['je voudrais une glace', 'Une glace'],
      ['je veux la soirée cinéma s’il te plaît', 'Soirée cinéma'],
      ['je prends trente minutes de tablette', '30 minutes de tablette'],
    ],
    yes: ['oui', 'c’est fait', 'd’accord'],
    no: ['non', 'pas encore', 'plus tard'],
    second: ['le deuxième', 'la seconde', 'numéro deux'],
    numbers: [
      ['vingt-et-un', '21'],
      ['soixante-dix', '70'],
      ['quatre-vingt-dix-neuf', '99'],
    ],
  },
  Portuguese: {
    words: ptBR,
    chores: ['Lavar a louça', 'Arrumar o quarto', 'Levar o lixo', 'Dar comida ao gato'],
    rewards: ['Noite de cinema', 'Sorvete', '30 minutos de tablet'],
    opens: [
      ['Loja', 'rewards'],
      ['meu ninho', 'nest'],
      ['o que vem agora', 'chores'],
      ['Semana', 'leaderboard'],
      ['Calendário de tarefas', 'chore-history'],
      ['Calendário de prêmios', 'reward-history'],
      ['mostra minhas tarefas', 'chores'],
      ['o que eu tenho que fazer', 'chores'],
      ['quem tá ganhando', 'leaderboard'],
      ['quero ver os recados', 'messages'],
      ['minhas medalhas', 'badges'],
    ],
    plain: [
      ['quantas estrelas eu tenho', 'stars'],
      ['me ajuda', 'help'],
      ['tchau', 'exit'],
      ['deixa pra lá', 'close'],
    ],
    does: [
      ['eu lavei a louça', 'Lavar a louça'],
      ['já arrumei meu quarto', 'Arrumar o quarto'],
      ['levei o lixo', 'Levar o lixo'],
      ['dei comida pro gato', 'Dar comida ao gato'],
    ],
    gets: [
      ['eu quero um sorvete', 'Sorvete'],
      ['quero a noite de cinema por favor', 'Noite de cinema'],
      ['quero trinta minutos de tablet', '30 minutos de tablet'],
    ],
    yes: ['sim', 'claro', 'tá bom'],
    no: ['não', 'ainda não', 'agora não'],
    second: ['a segunda', 'o segundo', 'número dois'],
    numbers: [
      ['vinte e um', '21'],
      ['noventa e nove', '99'],
    ],
  },
  Arabic: {
    words: ar,
    chores: ['غسل الصحون', 'ترتيب الغرفة', 'إخراج القمامة', 'إطعام القطة'],
    rewards: ['ليلة فيلم', 'مثلجات', '30 دقيقة على الجهاز'],
    opens: [
      ['المتجر', 'rewards'],
      ['عشّي', 'nest'],
      ['ماذا بعد', 'chores'],
      ['الأسبوع', 'leaderboard'],
      ['تقويم المهام', 'chore-history'],
      ['تقويم المكافآت', 'reward-history'],
      ['أرني مهامي', 'chores'],
      ['وش أسوي', 'chores'],
      ['من الأول', 'leaderboard'],
      ['هل عندي رسائل جديدة', 'messages'],
      ['أريد أن أرى شاراتي', 'badges'],
    ],
    plain: [
      ['كم نجمة عندي', 'stars'],
      ['ماذا أقول', 'help'],
      ['مع السلامة', 'exit'],
      ['خلاص', 'close'],
    ],
    does: [
      ['غسلت الصحون', 'غسل الصحون'],
      ['رتبت غرفتي', 'ترتيب الغرفة'],
      ['أخرجتُ القمامة', 'إخراج القمامة'],
      ['أطعمت القطة', 'إطعام القطة'],
    ],
    gets: [
      ['أريد مثلجات', 'مثلجات'],
      ['أبغى ليلة الفيلم لو سمحت', 'ليلة فيلم'],
      ['أريد ثلاثين دقيقة على الجهاز', '30 دقيقة على الجهاز'],
    ],
    yes: ['نعم', 'أيوه', 'تمام'],
    no: ['لا', 'لسه', 'ليس الآن'],
    second: ['الثاني', 'الثانية', 'رقم ٢'],
    numbers: [
      ['واحد وعشرون', '21'],
      ['تسعة وتسعون', '99'],
    ],
  },
};

describe.each(Object.entries(LANGUAGES))('Pip understands %s', (_language, sentences) => {
  const vocabulary = vocabularyOf(sentences.words);
  const named = (names: readonly string[]) => names.map((name) => ({ id: name, name }));
  const known = { chores: named(sentences.chores), rewards: named(sentences.rewards) };
  const hear = (text: string) => understand([text], known, vocabulary);

  it.each(sentences.opens)('opens the place in: %s', (said, place) => {
    expect(hear(said)).toEqual({ type: 'open', place });
  });
  it.each(sentences.plain)('recognizes: %s', (said, type) => {
    expect(hear(said)).toEqual({ type });
  });
  it.each(sentences.does)('finds the chore: %s', (said, chore) => {
    expect(hear(said)).toEqual({ type: 'do', ids: [chore] });
  });
  it.each(sentences.gets)('finds the reward: %s', (said, reward) => {
    expect(hear(said)).toEqual({ type: 'get', ids: [reward] });
  });
  it.each([...known.chores, ...known.rewards])('finds $name by its name alone', ({ name }) => {
    expect(hear(name)).toMatchObject({ ids: [name] });
  });
  it.each(sentences.yes)('hears yes in %s', (said) => {
    expect(understandAnswer([said], vocabulary)).toBe('yes');
  });
  it.each(sentences.no)('hears no in %s', (said) => {
    expect(understandAnswer([said], vocabulary)).toBe('no');
  });
  it.each(sentences.second)('picks the second for %s', (said) => {
    expect(pickShown([said], known.chores, vocabulary)).toBe(sentences.chores[1]);
  });
  it.each(sentences.numbers)('converts %s to a number', (said, value) => {
    expect(vocabulary.wordsOf(said)).toEqual([value]);
  });
  it('knows every number up to a hundred', () => {
    const numbers = sentences.words.numbers.split(',').map((ways) => ways.split('|')[0] ?? '');
    expect(numbers.map((number) => vocabulary.wordsOf(number))).toEqual(
      Array.from({ length: 101 }, (_, value) => [String(value)]),
    );
  });
});
