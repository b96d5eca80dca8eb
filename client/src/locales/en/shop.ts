import badges from './features/badges';
import friends from './features/friends';
import nest from './features/nest';
import news from './features/news';
import shop from './features/shop';
import starBook from './features/star-book';

export default { ...news, ...shop, ...starBook, ...nest, ...friends, ...badges };
