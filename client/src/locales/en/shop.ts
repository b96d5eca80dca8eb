import friends from './features/friends';
import nest from './features/nest';
import shop from './features/shop';
import starBook from './features/star-book';

export default { ...shop, ...starBook, ...nest, ...friends };
