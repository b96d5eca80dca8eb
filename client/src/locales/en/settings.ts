import calendars from './features/calendars';
import devices from './features/devices';
import notifications from './features/notifications';
import passkeys from './features/passkeys';
import programs from './features/programs';
import sessions from './features/sessions';
import settings from './features/settings';
import settingsLanguage from './features/settings-language';
import letters from './features/letters';
import members from './features/members';

export default {
  ...settings,
  ...members,
  ...notifications,
  ...passkeys,
  ...devices,
  ...sessions,
  ...letters,
  ...calendars,
  ...programs,
  ...settingsLanguage,
};
