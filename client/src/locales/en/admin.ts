import admin from './features/admin';
import auth from './features/auth';
import passkeys from './features/passkeys';
import sessions from './features/sessions';

export default { ...admin, ...auth, ...passkeys, ...sessions };
