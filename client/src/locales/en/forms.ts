import icons from './features/icons';
import library from './features/library';
import ideas from './features/ideas';

export default { ...icons, ...library, ...ideas };
