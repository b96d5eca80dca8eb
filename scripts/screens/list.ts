import { BOARD_SCREENS } from './list/board';
import { BOARD_ROUTINE_SCREENS } from './list/board-routines';
import { ENTRANCE_SCREENS } from './list/entrance';
import { KID_SCREENS } from './list/kid';
import { KID_NEST_SCREENS } from './list/kid-nest';
import { KID_SHOP_SCREENS } from './list/kid-shop';
import { PARENT_SCREENS } from './list/parent';
import { PEOPLE_SCREENS } from './list/people';
import { PLAN_SCREENS } from './list/plan';
import { ROUTINE_SCREENS } from './list/routines';
import { STATEMENT_SCREENS } from './list/statement';
import { TUNE_UP_SCREENS } from './list/tune-up';
import { VOICE_SCREENS } from './list/voice';
import { WEEK_SCREENS } from './list/week';
import { WHO_WHEN_SCREENS } from './list/who-when';
import { TABLET_SCREENS } from './list/tablet';
import { PROGRAMS_SCREENS } from './list/programs';
import { TODAY_SCREENS } from './list/today';
import type { OwnScreen, Screen } from './screen';

export const SCREENS: readonly (Screen | OwnScreen)[] = [
  ...KID_SCREENS,
  ...VOICE_SCREENS,
  ...KID_NEST_SCREENS,
  ...KID_SHOP_SCREENS,
  ...TODAY_SCREENS,
  ...PARENT_SCREENS,
  ...STATEMENT_SCREENS,
  ...PLAN_SCREENS,
  ...TUNE_UP_SCREENS,
  ...WEEK_SCREENS,
  ...PEOPLE_SCREENS,
  ...WHO_WHEN_SCREENS,
  ...ROUTINE_SCREENS,
  ...ENTRANCE_SCREENS,
  ...TABLET_SCREENS,
  ...BOARD_SCREENS,
  ...BOARD_ROUTINE_SCREENS,
  ...PROGRAMS_SCREENS,
];
