import chores from './chores.ts';
import pictures from './pictures.ts';
import library from './library.ts';
import settings from './settings.ts';
import members from './members.ts';
import devices from './devices.ts';
import programs from './programs.ts';

/** What adults’ other tabs and dialogs say. */
export default { ...chores, ...pictures, ...library, ...settings, ...members, ...devices, ...programs };
