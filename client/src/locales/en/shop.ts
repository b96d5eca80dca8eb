import shop from './features/shop';
import starBook from './features/star-book';

export default { ...shop, ...starBook };
