import type { Request, Response } from 'express';
import { Passport } from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import { AppError, wrongCredentials } from '../../lib/errors';

export type LogIn<T> = (req: Request, input: { username: string; password: string }) => Promise<T>;

/** Password login through Passport, which handles no sessions. `logIn` checks the credentials. */
export function localLogin<T extends object>(logIn: LogIn<T>): (req: Request, res: Response) => Promise<T> {
  const passport = new Passport();
  passport.use(
    new LocalStrategy({ passReqToCallback: true, session: false }, (req, username, password, done) => {
      logIn(req, { username, password }).then(
        (signedIn) => done(null, signedIn),
        (error: unknown) => done(error),
      );
    }),
  );
  return (req, res) =>
    new Promise((resolve, reject) => {
      const done = (error: unknown, signedIn?: T | false | null) => {
        if (error) reject(error instanceof Error ? error : new AppError('internal', 'internal'));
        else if (signedIn) resolve(signedIn);
        else reject(wrongCredentials('user'));
      };
      const authenticate = passport.authenticate('local', { session: false }, done) as (
        req: Request,
        res: Response,
        next: (error?: unknown) => void,
      ) => void;
      authenticate(req, res, reject);
    });
}
