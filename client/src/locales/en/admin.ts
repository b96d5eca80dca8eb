import admin from './features/admin';
import auth from './features/auth';

export default { ...admin, ...auth };
