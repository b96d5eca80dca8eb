import kid from './kid.ts';
import nest from './nest.ts';
import shop from './shop.ts';
import news from './news.ts';
import history from './history.ts';
import voiceDialog from './voice-dialog.ts';

/** What kids’ screens say after the login. Adults see some of it. */
export default { ...kid, ...nest, ...shop, ...news, ...history, ...voiceDialog };
