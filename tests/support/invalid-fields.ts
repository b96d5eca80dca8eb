/** Chores and rewards share these. */
export type InvalidField = readonly [field: string, value: unknown, message: string];

export const WHOLE_NUMBER = 'Please enter a whole number';
export const NOT_OWN_IMAGE = 'This picture isn’t one of your uploads. Please choose it again.';
const ORDINARY = 'Please use regular characters only';
const ADDRESS = 'Please enter a web address that starts with https:// or http://';

export const invalidNames = (required: string): InvalidField[] => [
  ['name', '', required],
  ['name', '  \n ', required],
  ['name', '\u200b\u3164\u2800', required],
  ['name', null, required],
  ['name', 7, required],
  ['name', ['Dust'], required],
  ['name', 'x'.repeat(61), 'Please use 60 characters or fewer'],
  ['name', 'Du\u0000st', ORDINARY],
  ['name', 'Du\u001b[31mst', ORDINARY],
  ['name', 'half \ud83c', ORDINARY],
];

export const invalidDescriptions: InvalidField[] = [
  ['description', 'x'.repeat(501), 'Please use 500 characters or fewer'],
  ['description', 'a\u0000b', ORDINARY],
  ['description', 5, 'Please enter some text'],
];

export const invalidImages: InvalidField[] = [
  ['imageUrl', 'javascript:alert(1)', ADDRESS],
  ['imageUrl', ' JavaScript:alert(1)', ADDRESS],
  ['imageUrl', 'java\nscript:alert(1)', ADDRESS],
  ['imageUrl', 'data:text/html,<script>alert(1)</script>', ADDRESS],
  ['imageUrl', 'ftp://pictures.example/cat.png', ADDRESS],
  ['imageUrl', '//pictures.example/cat.png', ADDRESS],
  ['imageUrl', 'https://name:word@pictures.example/cat.png', ADDRESS],
  ['imageUrl', 'https://pictures.example/\u0000', ADDRESS],
  ['imageUrl', 'https://', ADDRESS],
  ['imageUrl', 'cat.png', ADDRESS],
  ['imageUrl', '/objects/cat.png', ADDRESS],
  ['imageUrl', '/objects/uploads/../secret.png', ADDRESS],
  ['imageUrl', '/objects/uploads/..', ADDRESS],
  ['imageUrl', 7, ADDRESS],
  ['imageUrl', `https://pictures.example/${'x'.repeat(2048)}`, 'Please use 2048 characters or fewer'],
  ['imageUrl', '/objects/uploads/not-ours.png', NOT_OWN_IMAGE],
];

export const invalidSwitches = (field: string): InvalidField[] =>
  ['true', 1, null].map((value) => [field, value, 'Please choose on or off']);

export const invalidCounts = (field: string, below: string, most: number): InvalidField[] => [
  [field, 0, below],
  [field, -3, below],
  [field, most + 1, `Please enter ${most.toLocaleString('en-US')} or less`],
  [field, 2.5, WHOLE_NUMBER],
  [field, '5', WHOLE_NUMBER],
  [field, true, WHOLE_NUMBER],
  [field, [5], WHOLE_NUMBER],
];
