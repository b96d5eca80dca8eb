import { DAY_MS, HOUR_MS, KID_SESSION_MS, MINUTE_MS } from './entry-constants.ts';

export * from './entry-constants.ts';
export * from './locales.ts';

/** Picture patterns store indices of this list. */
export const PICTURES = [
  'cat',
  'dog',
  'car',
  'heart',
  'star',
  'ice cream',
  'tree',
  'sun',
  'moon',
  'apple',
] as const;
export type Picture = (typeof PICTURES)[number];
export const PATTERN_LENGTH = 4;

export const PASSWORD_MIN = 6;
export const ADMIN_PASSWORD_MIN = 12;

export const AVATAR_COLOR = {
  red: '#FF6B6B',
  orange: '#FF9F43',
  yellow: '#FFD23F',
  green: '#7BC950',
  teal: '#2EC4B6',
  blue: '#5BB8F5',
  lilac: '#B9A5F0',
  pink: '#FF8FC0',
} as const;
export type AvatarColorName = keyof typeof AVATAR_COLOR;
export const DEFAULT_AVATAR_COLOR = AVATAR_COLOR.red;

/** Characters, named after their drawings. */
export const FRIENDS = [
  'bunny',
  'cat',
  'dragon',
  'fox',
  'frog',
  'hedgehog',
  'owl',
  'panda',
  'robot',
  'turtle',
  'unicorn-foal',
  'whale',
] as const;
export type Friend = (typeof FRIENDS)[number];

export const STICKER_SCENES = {
  meadow: [
    'apple-tree',
    'bee',
    'butterfly',
    'caterpillar',
    'cloud',
    'flower',
    'ladybird',
    'lamb',
    'rainbow',
    'sunflower',
  ],
  forest: ['acorn', 'bat', 'bear', 'campfire', 'fawn', 'firefly', 'mushroom', 'pine', 'raccoon', 'tent'],
  pond: [
    'beaver',
    'cattail',
    'dragonfly',
    'duckling',
    'flamingo',
    'goldfish',
    'paper-boat',
    'snail',
    'swan',
    'water-lily',
  ],
  sea: [
    'crab',
    'jellyfish',
    'lighthouse',
    'octopus',
    'pufferfish',
    'sailboat',
    'seahorse',
    'shell',
    'starfish',
    'submarine',
  ],
  space: ['astronaut', 'comet', 'earth', 'moon', 'planet', 'rocket', 'rover', 'satellite', 'sun', 'ufo'],
  town: [
    'airplane',
    'bus',
    'clock-tower',
    'fire-truck',
    'hot-air-balloon',
    'house',
    'puppy',
    'scooter',
    'train',
    'umbrella',
  ],
} as const;
export type StickerScene = keyof typeof STICKER_SCENES;
export const SCENES = ['meadow', 'forest', 'pond', 'sea', 'space', 'town'] as const satisfies StickerScene[];
export const STICKERS = [
  ...STICKER_SCENES.meadow,
  ...STICKER_SCENES.forest,
  ...STICKER_SCENES.pond,
  ...STICKER_SCENES.sea,
  ...STICKER_SCENES.space,
  ...STICKER_SCENES.town,
] as const;
export type Sticker = (typeof STICKERS)[number];

/** A figure per week, in order. */
export const WEEK_FIGURES = [
  'bear',
  'boat',
  'cat',
  'fish',
  'flower',
  'house',
  'kite',
  'rocket',
  'snail',
  'whale',
] as const;
export type WeekFigure = (typeof WEEK_FIGURES)[number];

/** The form offers all but the last. */
export const CHORE_CATEGORIES = [
  'general',
  'bedroom',
  'kitchen',
  'bathroom',
  'outdoor',
  'pets',
  'other',
] as const;
export type ChoreCategory = (typeof CHORE_CATEGORIES)[number];
export const CHORE_FORM_CATEGORIES = CHORE_CATEGORIES.slice(0, -1);
/** Parts with their end hours in the family's time zone. They only sort chores. */
export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];
/** Each kid has a separate occurrence, the first kid to submit gets it, or kids take turns. */
export const SHARING = ['each', 'first', 'turns'] as const;
export type Sharing = (typeof SHARING)[number];
/** Days back that an adult may mark a chore as done. */
export const COMPLETION_DAYS_BACK = 7;
/** The time in which skipping a turn can be undone. */
export const TURN_UNDO_MINUTES = 10;
/** The latest day to which an occurrence can be moved. */
export const MOVE_DAYS_AHEAD = 31;
export const MAX_OPEN_EXCEPTIONS = 200;
export const MAX_CHORES_PER_REQUEST = 200;
export const UNDO_DAYS = 7;
export const MAX_PLAN_DAYS = 42;
export const PERIODS = ['day', 'week', 'month'] as const;

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const TIERS = ['small', 'medium', 'big'] as const;
export type Tier = (typeof TIERS)[number];
export const REVIEW_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
/** See docs/domain.md, "Stars". */
export const LEDGER_KINDS = ['chore', 'reward', 'bonus', 'deduction', 'reversal'] as const;
export const STAR_SOURCES = ['chores', 'rewards', 'by_hand'] as const;
export type StarSource = (typeof STAR_SOURCES)[number];
export const MESSAGE_TYPES = ['general', 'motivation', 'celebration'] as const;
/** Each heart has a drawing and a sentence. */
export const HEARTS = ['thanks', 'helper', 'effort', 'kind', 'sparkle', 'hug'] as const;
export type Heart = (typeof HEARTS)[number];
export const MESSAGE_EMOJI = ['🌟', '🎉', '💪', '❤️', '👏', '🚀', '🏆', '😊'] as const;
export const ROLES = ['parent', 'admin'] as const;
export type Role = (typeof ROLES)[number];
/** See docs/domain.md, "People". */
export const MEMBER_ROLES = ['owner', 'parent', 'helper'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
export const INVITE_ROLES = ['parent', 'helper'] as const;
export type InviteRole = (typeof INVITE_ROLES)[number];
/** Kids log in on any browser with the code, or only on paired devices. */
export const KID_LOGINS = ['anywhere', 'paired'] as const;
export const FIRST_STEPS = ['kid', 'chores', 'reward', 'tablet', 'adult'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
export const PAIRING_CODE_LENGTH = 6;
export const PAIRING_MINUTES = 10;
export const IDLE_MINUTES = { min: 1, max: 30, default: 3 } as const;
/** Whether people can only look, or also check off chores. */
export const BOARD_MODES = ['view', 'check'] as const;
export type BoardMode = (typeof BOARD_MODES)[number];
export const BOARD_THEMES = ['auto', 'light', 'dark'] as const;
export const CHECK_UNDO_SECONDS = 60;
/** After a routine was started with pictures, its steps need no pictures for this time. */
export const PICTURES_HOURS = 2;
export const BOARD_NIGHT = { from: '21:00', until: '06:00' } as const;
/** A session ends after `idle` minutes without a request, and after `absolute` in any case. */
export const BOARD_SESSION_MINUTES = { idle: 5, absolute: 30 } as const;
export const INVITE_DAYS = 7;
export const MAX_INVITES = 10;
export const MAX_PASSKEYS = 10;
export const PASSKEY_MINUTES = 5;
export const PUSH_WANTS = ['chores', 'rewards', 'lockouts'] as const;
export type PushWant = (typeof PUSH_WANTS)[number];
export const MAX_PUSH_DEVICES = 10;
/** What kids see of each other's week. */
export const LEADERBOARD_MODES = ['compete', 'team', 'self', 'off'] as const;
export type LeaderboardMode = (typeof LEADERBOARD_MODES)[number];
/** See docs/domain.md, "News". */
export const NEWS_TYPES = [
  'praise',
  'approved',
  'rejected',
  'undone',
  'bonus',
  'deduction',
  'badge',
  'level',
  'reward_approved',
  'reward_rejected',
  'delivered',
  'goal_reached',
  'week_won',
  'team_goal',
] as const;
export type NewsType = (typeof NEWS_TYPES)[number];
export const NEWS_MAX = 200;
export const PAGE = { default: 50, max: 200 } as const;

export const DEFAULT_CHORE_STARS = 5;
export const DEFAULT_REWARD_COST = 10;
export const DEFAULT_MESSAGE_EMOJI = '🌟';
export const MYSTERY_REWARD_NAME = 'Mystery Reward!';
export const SUSPENSION_DAYS = 14;
export const FAMILY_STATES = ['suspended', 'unused'] as const;
export type FamilyState = (typeof FAMILY_STATES)[number];
/** A family is unused if no adult has logged in for this long. */
export const UNUSED_DAYS = 90;

/** Admin actions that are visible to the family. */
export const FAMILY_LOG_KINDS = ['viewed', 'suspended', 'restored', 'reset_link'] as const;

export const MIN_RESET_REASON = 10;
export type FamilyLogKind = (typeof FAMILY_LOG_KINDS)[number];

export const ACCOUNT_LINK_KINDS = ['confirm_email', 'cancel_email', 'reset_password'] as const;
export type AccountLinkKind = (typeof ACCOUNT_LINK_KINDS)[number];
export const ACCOUNT_LINK_HOURS: Readonly<Record<AccountLinkKind, number>> = {
  confirm_email: 72,
  cancel_email: 7 * 24,
  reset_password: 1,
};

export const PROOF_MINUTES = 10;

export const DEFAULT_TIMEZONE = 'UTC';
export const STARS_PER_LEVEL = 10;

/** Archived chores and rewards don't count. */
export const FAMILY_CAPS = {
  kids: 20,
  chores: 500,
  active_chores: 200,
  rewards: 500,
  tablets: 20,
  boards: 10,
  calendars: 3,
  adults: 20,
} as const;

export const LIMITS = {
  name: 60,
  calendarName: 40,
  kidIds: 50,
  stickersPerSave: 100,
  rewardTimes: 100,
  choreTimes: 10,
  everyDaysMin: 2,
  everyDays: 90,
  usernameMin: 3,
  username: 64,
  password: 256,
  text: 500,
  url: 2048,
  email: 254,
  emoji: 16,
  choreStars: 1000,
  starsByHand: 1000,
  starReason: 120,
  praiseWords: 120,
  routineSteps: 12,
  stepName: 60,
  stepMinutes: 60,
  choreMinutes: 120,
  routineMinutes: 240,
  stepSeconds: 7200,
  rewardCost: 100_000,
  maxRedemptions: 100_000,
  teamGoal: 100_000,
  analyticsDays: 366,
} as const;

/** See docs/security.md, "Sessions". */
export const SESSION_LIFETIMES = {
  kid: { idleMs: KID_SESSION_MS, absoluteMs: KID_SESSION_MS },
  parent: { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS },
  admin: { idleMs: 30 * MINUTE_MS, absoluteMs: 8 * HOUR_MS },
} as const;

export const PATTERN_SUBMIT_DELAY_MS = 300;
export const KID_NOT_FOUND_DELAY_MS = 2000;
export const PENDING_REWARDS_POLL_MS = 5000;
export const OVERVIEW_APPROVALS = 3;
export const TOAST_MS = 5000;
export const TOAST_SWIPE_PX = 50;
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_MS = 300;
export const RECONNECT = { attempts: 5, baseMs: 1000, maxMs: 30_000 } as const;

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];
export const IMAGE_PURPOSES = ['chore', 'reward'] as const;
export type ImagePurpose = (typeof IMAGE_PURPOSES)[number];
export const IMAGE_BYTES: Readonly<Record<ImagePurpose, number>> = { chore: 10_485_760, reward: 5_242_880 };
/** Each size covers a square of that many pixels. */
export const IMAGE_WIDTHS = [160, 480, 1280] as const;
export const EXPORT_FORMATS = ['json', 'csv', 'zip'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/** After this many attempts, the user decides about a retry. */
export const UPLOAD_ATTEMPTS = 10;
/** Larger files are sent in parts. */
export const MULTIPART_BYTES = 104_857_600;
export const MAX_UPLOAD_PARTS = 10_000;
export const MIN_PART_BYTES = 5 * 1024 * 1024;
