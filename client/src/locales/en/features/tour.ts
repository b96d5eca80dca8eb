/** Words of the landing page’s look into the app; the pictures are of its English. */
export default {
  'tour.title': 'A look inside',
  'tour.text': 'What kids see, and what you see.',

  // What kids see
  'tour.today': 'Their day, in pictures',
  'tour.todayText':
    'What to do now, what comes later and what is done, read aloud for those who don’t read yet. Each chore fills the nest, and a full nest opens an egg.',
  'tour.todayAlt': 'A kid’s Today: chores to do, the stars they earn, and a nest that fills.',
  'tour.nest': 'A nest that grows',
  'tour.nestText':
    'Levels, badges and streaks bring treasures to furnish a nest with. The stars are there to spend, or to save for a wish.',
  'tour.nestAlt':
    'A kid’s nest: treasures on a branch, friends to choose from, and the way to the next level.',

  // What parents see
  'tour.plan': 'The whole week on one board',
  'tour.planText':
    'Chores on fixed days, by turns or for whoever comes first. Drag one to another day, and pause for a vacation without a missed chore.',
  'tour.planAlt': 'The plan of a week: each kid’s chores on each day.',
  'tour.statement': 'Every star has its story',
  'tour.statementText':
    'See what each star was for and who approved it. Undo for seven days, and give stars by hand for what no chore covers.',
  'tour.statementAlt': 'The statement of a kid’s stars: each chore with what it earned, and what adds up.',

  // What else it does, each in a heading and a sentence
  'tour.more': 'And all around it',
  'tour.pictures': 'Four pictures, no password',
  'tour.picturesText': 'Kids log in without reading a word.',
  'tour.people': 'Everyone who helps out',
  'tour.peopleText': 'Parents, grandparents and sitters, in one home or two.',
  'tour.tuneUp': 'Better every month',
  'tour.tuneUpText': 'It shows chores nobody gets to and rewards out of reach.',
  'tour.news': 'Nothing to check all day',
  'tour.newsText': 'Notifications, a weekly letter and a calendar feed.',
  'tour.languages': 'Six languages, day and night',
  'tour.languagesText': 'Dark theme, offline, keyboard and screen readers.',
  'tour.data': 'Your data is yours',
  'tour.dataText': 'Take it all with you as a file, or delete it for good.',
} as const;
