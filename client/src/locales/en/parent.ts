import parent from './features/parent';
import shortcuts from './features/shortcuts';
import family from './features/family';
import familyHome from './features/family-home';
import kids from './features/kids';
import friends from './features/friends';
import chores from './features/chores';
import schedules from './features/schedules';
import rewards from './features/rewards';
import manage from './features/manage';
import reviews from './features/reviews';
import submissions from './features/submissions';
import redemptions from './features/redemptions';
import stars from './features/stars';
import uploads from './features/uploads';
import analytics from './features/analytics';
import leaderboard from './features/leaderboard';
import history from './features/history';
import messages from './features/messages';
import kidDashboard from './features/kid-dashboard';
import voice from './features/voice';

export default {
  ...parent,
  ...shortcuts,
  ...family,
  ...familyHome,
  ...kids,
  ...friends,
  ...chores,
  ...schedules,
  ...rewards,
  ...manage,
  ...reviews,
  ...submissions,
  ...redemptions,
  ...stars,
  ...uploads,
  ...analytics,
  ...leaderboard,
  ...history,
  ...messages,
  ...kidDashboard,
  ...voice,
};
