import app from './app.ts';
import kidLogin from './kid-login.ts';
import kid from './kid.ts';
import nest from './nest.ts';
import shop from './shop.ts';
import news from './news.ts';
import history from './history.ts';
import voiceDialog from './voice-dialog.ts';
import site from './site.ts';

/** What the landing page, the logins and the kids’ screens say. */
export default {
  ...app,
  ...kidLogin,
  ...kid,
  ...nest,
  ...shop,
  ...news,
  ...history,
  ...voiceDialog,
  ...site,
};
