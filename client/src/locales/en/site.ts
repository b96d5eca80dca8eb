import familyCode from './features/family-code';
import landing from './features/landing';
import language from './features/language';
import offline from './features/offline';
import auth from './features/auth';
import passwords from './features/passwords';

export default { ...familyCode, ...landing, ...language, ...offline, ...auth, ...passwords };
