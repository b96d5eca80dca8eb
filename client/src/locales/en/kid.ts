import kidDashboard from './features/kid-dashboard';
import voice from './features/voice';
import leaderboard from './features/leaderboard';
import history from './features/history';
import messages from './features/messages';

export default { ...kidDashboard, ...voice, ...leaderboard, ...history, ...messages };
