import landing from './features/landing';
import auth from './features/auth';

export default { ...landing, ...auth };
