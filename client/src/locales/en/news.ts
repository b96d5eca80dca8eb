import news from './features/news';

export default { ...news };
