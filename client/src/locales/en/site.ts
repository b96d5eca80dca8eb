import familyCode from './features/family-code';
import landing from './features/landing';
import auth from './features/auth';

export default { ...familyCode, ...landing, ...auth };
