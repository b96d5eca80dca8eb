import app from './app.ts';
import kidLogin from './kid-login.ts';

/** What every page may say, and the kids’ login. */
export default { ...app, ...kidLogin };
