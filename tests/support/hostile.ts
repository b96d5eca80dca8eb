import fc from 'fast-check';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const LONG = JSON.stringify('long '.repeat(10_000));

const FRAGMENTS = [
  'null',
  'true',
  '-0',
  '-1',
  '0.5',
  '1e400',
  '-1e308',
  '99999999999999999999999999',
  '2147483648',
  '9007199254740993',
  '""',
  '"   "',
  '"5"',
  '[]',
  '{}',
  '[null]',
  '[[0,1,2,3]]',
  '[0,1,2,3,4,5,6,7,8,9,0]',
  '{"length":4,"0":0}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"toString":"x","valueOf":"x"}',
  '{"$ne":null}',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00 turned \\ud800"',
  '"\\ufeff\\u202e\\u200b\\u2028"',
  '"مرحبا بالعالم 👩‍👩‍👧‍👦🏳️‍🌈"',
  '"<script>alert(1)</script>"',
  '"javascript:alert(1)"',
  '"https://user:pass@example.com/"',
  '"/objects/uploads/../../../etc/passwd"',
  '"\'; DROP TABLE kids; --"',
  '"%s%n{{7*7}}${7*7}"',
  '"\\r\\nSet-Cookie: a=b"',
  '"01900000-0000-7000-8000-000000000000"',
  '"{01900000-0000-7000-8000-000000000000}"',
  '"ffffffff-ffff-ffff-ffff-ffffffffffff"',
  nested(200),
  LONG,
];

const fragment: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...FRAGMENTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }).map((text) => JSON.stringify(text)) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 600 }).map((text) => JSON.stringify(text)),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.double().map((number) => (Number.isFinite(number) ? String(number) : '1e999')) },
);

const WHOLE = [
  '',
  ' ',
  'null',
  '"text"',
  '5',
  '[]',
  '[{}]',
  '{',
  '{"name":}',
  '{"a":1,}',
  "{'a':1}",
  '\ufeff{}',
  '{}{}',
  'NaN',
  nested(50_000),
  `{"name":${nested(20_000)}}`,
  `{"name":"${'x'.repeat(120_000)}"}`,
  `{${Array.from({ length: 5000 }, (_, index) => `"k${index}":${index}`).join(',')}}`,
];

export const FORBIDDEN_FIELDS: Record<string, unknown> = {
  id: '01900000-0000-7000-8000-00000000000a',
  familyId: '01900000-0000-7000-8000-00000000000b',
  family_id: '01900000-0000-7000-8000-00000000000b',
  userId: '01900000-0000-7000-8000-00000000000c',
  role: 'admin',
  username: 'somebody.else',
  password: 'another password',
  passwordHash: 'x',
  patternHash: 'x',
  code: '00000',
  familyCode: '00000',
  totalStars: 4321,
  lifetimeStars: 4321,
  currentLevel: 99,
  newStars: 4321,
  currentRedemptions: 4321,
  choreStarReward: 4321,
  choreName: 'not asked',
  rewardName: 'not asked',
  isRead: true,
  shownAt: '2020-01-01T00:00:00.000Z',
  reviewedAt: '2020-01-01T00:00:00.000Z',
  createdAt: '2020-01-01T00:00:00.000Z',
  submittedAt: '2020-01-01T00:00:00.000Z',
  emailConfirmed: true,
  archivedAt: '2020-01-01T00:00:00.000Z',
};

const EXTRAS = [
  '"__proto__":{"role":"admin","familyId":"x","status":"approved"}',
  '"constructor":{"prototype":{"isAdmin":true}}',
  '"hasOwnProperty":1',
  '"":0',
  ...Object.entries(FORBIDDEN_FIELDS).map(
    ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
  ),
];

/** A body with missing and hostile fields, or arbitrary text. */
export function hostileBody(valid: Record<string, unknown>): fc.Arbitrary<string> {
  const fields = Object.entries(valid).map(([key, value]) =>
    fc.oneof(
      { weight: 10, arbitrary: fc.constant(`${JSON.stringify(key)}:${JSON.stringify(value)}`) },
      { weight: 3, arbitrary: fragment.map((text) => `${JSON.stringify(key)}:${text}`) },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
  );
  const object = fc
    .tuple(fc.tuple(...fields), fc.subarray(EXTRAS, { maxLength: 4 }))
    .map(([own, extras]) => `{${[...own.filter((each) => each !== null), ...extras].join(',')}}`);
  return fc.oneof(
    { weight: 8, arbitrary: object },
    { weight: 1, arbitrary: fc.constantFrom(...WHOLE) },
    { weight: 1, arbitrary: fragment },
  );
}

const encoded = fc
  .string({ unit: 'binary', maxLength: 60 })
  .map((text) => encodeURIComponent(text.toWellFormed()));

export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '%00',
    '%',
    '%E0%A4%A',
    '%ED%A0%80',
    '%2e%2e%2f%2e%2e',
    '..%5c..',
    'null',
    '-1',
    '1e400',
    '__proto__',
    'constructor',
    '0'.repeat(4000),
    '01900000-0000-7000-8000-0000000000ff%00',
    '%7B01900000-0000-7000-8000-0000000000ff%7D',
    '01900000-0000-7000-8000-0000000000FF',
    '%F0%9F%8C%9F',
    "'%20OR%201=1--",
    ';a=b',
    '12345',
    '99999',
  ),
  encoded.filter((text) => text !== '' && text !== '.' && text !== '..'),
);

const queryValue = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e9',
    '2026',
    '12',
    '%00',
    '%E0%A4%A',
    '%ED%A0%80',
    '2026-02-30T00:00:00Z',
    '-271821-04-20T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '2026-01-01T00:00:00Z',
    '9'.repeat(3000),
    'json',
    '__proto__',
    'eyJhIjoxfQ',
    '%25%5F%5C',
    '//evil.example',
    'image/png%00',
  ),
  encoded,
);

/** A query with unknown and repeated names. */
export function hostileQuery(names: readonly string[]): fc.Arbitrary<string> {
  const name = fc.constantFrom(...names, '__proto__', 'constructor', 'a[b]', 'year[]', '%00');
  return fc
    .array(fc.tuple(name, queryValue), { maxLength: 6 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
}
