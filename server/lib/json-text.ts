/** An answer of type `T` that is JSON already, as PostgreSQL made it: `res.json` sends it as it is. */
export class JsonText<T> {
  readonly text: string;
  /** Never set: it only keeps the type of what the text says. */
  declare readonly says: T;

  constructor(text: string) {
    this.text = text;
  }
}
