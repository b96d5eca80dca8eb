import library from './features/library';
import ideas from './features/ideas';

export default { ...library, ...ideas };
