import settings from './features/settings';
import members from './features/members';

export default { ...settings, ...members };
