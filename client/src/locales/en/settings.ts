import notifications from './features/notifications';
import settings from './features/settings';
import members from './features/members';

export default { ...settings, ...members, ...notifications };
