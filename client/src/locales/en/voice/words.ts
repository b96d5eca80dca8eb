/** What kids say in this language, with the words a browser writes down when a child's tongue slips. */
export default {
  /** Said before a place without changing what is meant: 'show me my chores' is 'chores'. */
  going: 'show see open go look view where what whats which check read find list tell give want take back',
  /** What begins a chore or a reward. The rest of what is said names it. */
  doing: 'do did does done doing make made finish finished complete completed',
  getting: 'get got getting buy buying want redeem have choose pick spend trade need',
  /** Said around what is meant, and never what is meant. */
  fillers:
    'a an the my your our his her their this that these those some please ok okay hey hi hello pip um uh er oh so ' +
    'can could would will should i im id ill we you me us it is are to of for in on at with and just now then like let lets',
  open: {
    chores: ['chores', 'do chores', 'jobs', 'tasks', 'work', 'todo', 'to do list', 'shores', 'do jobs'],
    rewards: ['rewards', 'get rewards', 'store', 'shop', 'prizes', 'treats', 'reward store', 'get prizes'],
    badges: ['badges', 'medals', 'awards', 'badgers', 'level', 'level badges'],
    messages: ['messages', 'mail', 'letters', 'notes', 'post', 'massages', 'new messages', 'message'],
    leaderboard: [
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
  yes: ['yes', 'yeah', 'yep', 'yup', 'sure', 'ok', 'okay', 'please', 'do it', 'get it', 'right'],
  no: ['no', 'nope', 'nah', 'not now', 'not yet', 'cancel', 'stop', 'never mind', 'wrong', 'dont'],
  /** 'The second one' of those that are shown. */
  ordinals: [
    ['first', '1', '1st'],
    ['second', '2', '2nd'],
    ['third', '3', '3rd'],
    ['fourth', '4', '4th'],
  ],
  /** From zero. */
  units:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  /** From twenty. */
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
  hundred: 'hundred',
};
