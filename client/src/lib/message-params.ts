/** `'{name} has {n, plural, one {# star} other {# stars}}'` has `name` and `n`. */
export type MessageParams<Message extends string> = Text<Message, unknown>;

type Value = string | number;

type Text<Rest extends string, Found> = Rest extends `${string}{${infer Inside}`
  ? Argument<Inside, Found>
  : Found;

type Argument<Rest extends string, Found> = Rest extends `${infer Head}}${infer After}`
  ? Head extends `${infer Name},${infer Format}`
    ? Format extends `${string}{${string}`
      ? Rest extends `${string},${string},${infer Branches}`
        ? Branch<Branches, Found & Record<Name, Value>>
        : never
      : Text<After, Found & Record<Name, Value>>
    : Text<After, Found & Record<Head, Value>>
  : Found;

type Branch<Rest extends string, Found> = Rest extends `${infer Selector}{${infer Body}`
  ? Selector extends `${string}}${string}`
    ? Rest extends `${string}}${infer After}`
      ? Text<After, Found>
      : Found
    : BranchText<Body, Found>
  : Found;

/** A branch's text, without nested branches. */
type BranchText<Rest extends string, Found> = Rest extends `${infer Head}}${infer After}`
  ? Head extends `${string}{${infer Name}`
    ? BranchText<After, Found & Record<Name, Value>>
    : Branch<After, Found>
  : Found;
