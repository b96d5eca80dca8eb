import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger';

const databaseError = Object.assign(new Error('duplicate key: (Mia Rivera)'), {
  severity: 'ERROR',
  code: '23505',
  constraint: 'kids_name_key',
  detail: 'Key (name)=(Mia Rivera) already exists.',
});

function logged(error: unknown): string {
  const lines: string[] = [];
  createLogger('info', { write: (line: string) => lines.push(line) }).error({ err: error }, 'request failed');
  return lines.join('');
}

describe('the log', () => {
  it('logs the failed query without its parameters', () => {
    const line = logged(
      new DrizzleQueryError('insert into "kids" values ($1)', ['Mia Rivera'], databaseError),
    );
    expect(line).not.toContain('Mia');
    expect(line).toContain('insert into \\"kids\\" values ($1)');
    expect(JSON.parse(line)).toMatchObject({
      msg: 'request failed',
      err: { cause: { code: '23505', constraint: 'kids_name_key', message: 'database error' } },
    });
  });

  it('keeps the message and the stack of other errors', () => {
    const { err } = JSON.parse(logged(new TypeError('x is not a function'))) as {
      err: Record<string, string>;
    };
    expect(err).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
    expect(err.stack).toContain('logger.test');
  });

  it('accepts values that are not errors', () => {
    expect(logged('Mia Rivera')).not.toContain('Mia');
  });

  it('writes one line regardless of the content', () => {
    const lines = logged(new Error('first\n{"level":60,"msg":"forged"}')).trimEnd().split('\n');
    expect(lines).toHaveLength(1);
  });
});
