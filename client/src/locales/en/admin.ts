import admin from './features/admin';
import auth from './features/auth';
import passkeys from './features/passkeys';

export default { ...admin, ...auth, ...passkeys };
