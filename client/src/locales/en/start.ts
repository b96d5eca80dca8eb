import app from './app.ts';
import kidLogin from './kid-login.ts';
import kid from './kid.ts';
import site from './site.ts';

/** What the landing page, the logins and the kids’ screens say. */
export default { ...app, ...kidLogin, ...kid, ...site };
