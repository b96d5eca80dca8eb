import type { VoiceWords } from '@/locales/voice-words';

/** What kids say in English. */
export default {
  going: 'show see open go look view where what whats which check read find list tell give want take back',
  doing: 'start begin do did does done doing make made finish finished complete completed',
  getting: 'get got getting buy buying want redeem have choose pick spend trade need',
  fillers:
    'a an the my your our his her their this that these those some please ok okay hey hi hello pip um uh er oh so ' +
    'can could would will should i im id ill we you me us it is are to of for in on at with and just now then like let lets',
  open: {
    chores: [
      'what is next',
      'whats next',
      'what comes next',
      'chores',
      'do chores',
      'jobs',
      'tasks',
      'work',
      'todo',
      'to do list',
      'shores',
      'do jobs',
    ],
    rewards: ['rewards', 'get rewards', 'store', 'shop', 'prizes', 'treats', 'reward store', 'get prizes'],
    nest: ['nest', 'my nest', 'nests', 'nets'],
    badges: ['badges', 'medals', 'awards', 'badgers', 'level', 'level badges'],
    messages: ['messages', 'mail', 'letters', 'notes', 'post', 'massages', 'new messages', 'message'],
    leaderboard: [
      'this week',
      'week',
      'leaderboard',
      'leader board',
      'ladder board',
      'liter board',
      'ranking',
      'score board',
      'who is winning',
      'who is first',
      'who won',
      'winners',
      'who is best',
    ],
    'chore-history': [
      'history',
      'chore history',
      'calendar',
      'chore calendar',
      'what did i do',
      'past chores',
    ],
    'reward-history': ['reward history', 'reward calendar', 'what did i get', 'past rewards', 'old rewards'],
  },
  stars: ['how many stars do i have', 'how many stars', 'stars', 'count stars', 'how much do i have'],
  help: ['help', 'help me', 'what can i say', 'what can you do', 'commands'],
  exit: ['exit', 'log out', 'logout', 'log me out', 'sign out', 'goodbye', 'bye', 'bye bye', 'leave'],
  close: ['close', 'stop', 'stop listening', 'cancel', 'never mind', 'nothing', 'go away'],
  player: {
    next: 'next, next step, next one, done, all done, i did it, finished, ready',
    back: 'back, go back, step back, one back',
    pause: 'pause, break, take a break, stop',
    keepGoing: 'keep going, continue, go on, resume, im back, play, ready, next',
    again: 'say it again, say that again, read it again, repeat, again, what is it, what do i do',
    time: 'how much time, how much time is left, how much longer, how long, how many minutes, what time is it, time',
  },
  yes: ['yes', 'yeah', 'yep', 'yup', 'sure', 'ok', 'okay', 'please', 'do it', 'get it', 'right'],
  no: ['no', 'nope', 'nah', 'not now', 'not yet', 'cancel', 'stop', 'never mind', 'wrong', 'dont'],
  ordinals: ['first', 'second', 'third', 'fourth'],
  numbers:
    'zero, one, two, three, four, five, six, seven, eight, nine, ' +
    'ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, ' +
    'twenty, twenty one, twenty two, twenty three, twenty four, twenty five, twenty six, twenty seven, twenty eight, twenty nine, ' +
    'thirty, thirty one, thirty two, thirty three, thirty four, thirty five, thirty six, thirty seven, thirty eight, thirty nine, ' +
    'forty, forty one, forty two, forty three, forty four, forty five, forty six, forty seven, forty eight, forty nine, ' +
    'fifty, fifty one, fifty two, fifty three, fifty four, fifty five, fifty six, fifty seven, fifty eight, fifty nine, ' +
    'sixty, sixty one, sixty two, sixty three, sixty four, sixty five, sixty six, sixty seven, sixty eight, sixty nine, ' +
    'seventy, seventy one, seventy two, seventy three, seventy four, seventy five, seventy six, seventy seven, seventy eight, seventy nine, ' +
    'eighty, eighty one, eighty two, eighty three, eighty four, eighty five, eighty six, eighty seven, eighty eight, eighty nine, ' +
    'ninety, ninety one, ninety two, ninety three, ninety four, ninety five, ninety six, ninety seven, ninety eight, ninety nine, ' +
    'hundred|one hundred',
  forms: [
    [/ies$/, 'y'],
    [/(s|x|z|ch|sh)es$/, '$1'],
    [/([^suai])s$/, '$1'],
    // 'mopped' is 'mop', and 'making' what 'make' is without its e.
    [/([aeiouy].*?)([bdgmnprt])\2(?:ing|ed)$/, '$1$2'],
    [/([aeiouy].*)(?:ing|ed)$/, '$1'],
    [/e$/, ''],
  ],
  alike: [
    'trash garbage rubbish',
    'mom mum',
    'sweets candy',
    'movie film',
    'take took taken',
    'feed fed',
    'sweep swept',
  ],
  apostropheParts: false,
} satisfies VoiceWords;
