/** The values that an ICU message needs, read from its text: `'{name} has {n, plural, one {# star} other {# stars}}'` needs `name` and `n`. */
export type MessageParams<Message extends string> = Text<Message, unknown>;

type Value = string | number;

/** Outside all braces. */
type Text<Rest extends string, Found> = Rest extends `${string}{${infer Inside}`
  ? Argument<Inside, Found>
  : Found;

/** After an opening brace: a name alone, or one with a format or with branches. */
type Argument<Rest extends string, Found> = Rest extends `${infer Head}}${infer After}`
  ? Head extends `${infer Name},${infer Format}`
    ? Format extends `${string}{${string}`
      ? Rest extends `${string},${string},${infer Branches}`
        ? Branch<Branches, Found & Record<Name, Value>>
        : never
      : Text<After, Found & Record<Name, Value>>
    : Text<After, Found & Record<Head, Value>>
  : Found;

/** Before a branch, or at the brace that closes them all. */
type Branch<Rest extends string, Found> = Rest extends `${infer Selector}{${infer Body}`
  ? Selector extends `${string}}${string}`
    ? Rest extends `${string}}${infer After}`
      ? Text<After, Found>
      : Found
    : BranchText<Body, Found>
  : Found;

/** Within a branch, where other values may stand, but no branches of their own. */
type BranchText<Rest extends string, Found> = Rest extends `${infer Head}}${infer After}`
  ? Head extends `${string}{${infer Name}`
    ? BranchText<After, Found & Record<Name, Value>>
    : Branch<After, Found>
  : Found;
