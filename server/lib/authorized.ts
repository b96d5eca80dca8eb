declare const authorized: unique symbol;

/** A record that a check allowed the actor to use. Functions that need a checked record take this type. */
export type Authorized<T> = T & { readonly [authorized]: true };

export const authorize = <T>(record: T): Authorized<T> => record as Authorized<T>;
