import icons from './features/icons';
import library from './features/library';
import ideas from './features/ideas';
import whoWhen from './features/who-when';

export default { ...icons, ...library, ...ideas, ...whoWhen };
