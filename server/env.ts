import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ADMIN_PASSWORD_MIN, LIMITS } from '@shared/constants';
import { parsePrivateHosts } from './lib/private-hosts';
import { randomToken } from './lib/secrets';

/** A missing or invalid setting. The message is one line with its name. */
export class SettingError extends Error {}

const text = z.string().trim().min(1);
const PORT = 'must be a port number from 0 to 65535';
const COUNT = 'must be a whole number above 0';
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' });

const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number(PORT).int(PORT).min(0, PORT).max(65_535, PORT).default(5000),
  HOST: text.default('0.0.0.0'),
  STARNEST_URL: httpUrl
    // Browsers send exactly this in Origin, which the bucket's CORS rule and our own check compare.
    .refine((value) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, ''), {
      error:
        'must be the address people use, such as https://nest.example.org, without a path or a default port',
    })
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\/\S+$/, 'must be a postgres:// URL')
    .optional(),
  DATA_DIR: text.default('data'),
  SESSION_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  SESSION_SECRET_PREVIOUS: z.string().min(16, 'must have at least 16 characters').optional(),
  ADMIN_USERNAME: z
    .string()
    .regex(/^[A-Za-z0-9._@-]{3,64}$/, 'must be 3 to 64 letters, digits and . _ - @')
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(ADMIN_PASSWORD_MIN, `must have at least ${ADMIN_PASSWORD_MIN} characters`)
    .max(LIMITS.password, `must have at most ${LIMITS.password} characters`)
    .optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_PUBLIC_ENDPOINT: httpUrl.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must be an smtp:// or smtps:// URL')
    .refine((value) => URL.canParse(value), 'must be an smtp:// or smtps:// URL')
    .optional(),
  SMTP_FROM: z.email('must be an email address').optional(),
  SMTP_TLS: z.enum(['required', 'optional'], 'must be required or optional').default('required'),
  INVITE_MAILS_PER_DAY: z.coerce.number(COUNT).int(COUNT).positive(COUNT).default(100),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(?:\d{1,2}|[0-9A-Za-z.:/]+(?:\s*,\s*[0-9A-Za-z.:/]+)*)$/,
      'must be a number of proxies, or addresses and networks separated by commas',
    )
    .refine((value) => value !== 'true', 'must name the proxies: their number, addresses or networks')
    .optional(),
  PRIVATE_HOSTS: z
    .string()
    .default('')
    .refine((value) => parsePrivateHosts(value) !== null, 'must be hosts or host:port, separated by commas'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PASSWORD_POLICY: z.enum(['basic', 'strict'], 'must be basic or strict').default('basic'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  RATE_LIMIT_MULTIPLIER: z.coerce
    .number('must be a number above 0')
    .positive('must be a number above 0')
    .default(1),
});

const IN_FILES = [
  'DATABASE_URL',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'ADMIN_PASSWORD',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
  'SMTP_URL',
] as const;
const FILE_SUFFIX = '_FILE';

export const SETTING_NAMES: readonly string[] = [
  ...Object.keys(settings.shape),
  ...IN_FILES.map((name) => name + FILE_SUFFIX),
];

type Settings = z.infer<typeof settings>;
export type Env = ReturnType<typeof readEnv>;

/** Parses the settings. Empty values count as missing. Throws SettingError for the first invalid one. */
export function readSettings(source: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse({ ...given, ...readFromFiles(given) });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingError(`${String(issue?.path[0])} ${issue?.message}`);
  }
  return parsed.data;
}

/**
 * Reads the server's settings. Creates DATA_DIR and, unless set, a session secret in it. Throws SettingError.
 */
export function readEnv(source: NodeJS.ProcessEnv) {
  const env = readSettings(source);
  requireTogether(env, ['ADMIN_USERNAME', 'ADMIN_PASSWORD']);
  requireTogether(env, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  const s3 = s3Of(env);
  const mail = mailOf(env);
  const production = env.NODE_ENV === 'production';
  if (production && env.DATABASE_URL && !env.SESSION_SECRET) {
    throw new SettingError('SESSION_SECRET must be set when DATABASE_URL is');
  }
  const dataDir = resolve(env.DATA_DIR);
  createDataDir(dataDir);
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    /** The public origin, undefined if any address of the server will do. */
    appOrigin: env.STARNEST_URL === undefined ? undefined : new URL(env.STARNEST_URL).origin,
    databaseUrl: env.DATABASE_URL,
    dataDir,
    sessionSecret: env.SESSION_SECRET ?? readOrCreateSecret(dataDir),
    previousSecret: env.SESSION_SECRET_PREVIOUS,
    admin:
      env.ADMIN_USERNAME && env.ADMIN_PASSWORD
        ? { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD }
        : undefined,
    s3,
    mail,
    trustProxy: env.TRUST_PROXY === undefined ? (false as const) : parseProxies(env.TRUST_PROXY),
    privateHosts: parsePrivateHosts(env.PRIVATE_HOSTS) ?? new Set<string>(),
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    strictPasswords: env.PASSWORD_POLICY === 'strict',
    rateLimitMultiplier: env.RATE_LIMIT_MULTIPLIER,
    inviteMailsPerDay: env.INVITE_MAILS_PER_DAY,
  };
}

function readFromFiles(given: NodeJS.ProcessEnv): Record<string, string> {
  const read: Record<string, string> = {};
  for (const name of IN_FILES) {
    const setting = name + FILE_SUFFIX;
    const file = given[setting];
    if (file === undefined) continue;
    if (given[name] !== undefined) throw new SettingError(`${setting} must not be set because ${name} is`);
    try {
      read[name] = readFileSync(file, 'utf8').trim();
    } catch {
      throw new SettingError(`${setting} ${file} can't be read`);
    }
  }
  return read;
}

function requireTogether(env: Settings, names: (keyof Settings)[]): void {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length > 0 && missing.length < names.length) {
    const present = names.filter((name) => env[name] !== undefined);
    throw new SettingError(`${missing[0]} must be set because ${present[0]} is`);
  }
}

function s3Of(env: Settings) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const { S3_ENDPOINT: endpoint, S3_PUBLIC_ENDPOINT: publicEndpoint, S3_REGION: region } = env;
  if (bucket !== undefined && accessKeyId !== undefined && secretAccessKey !== undefined) {
    return { endpoint, publicEndpoint, region, bucket, accessKeyId, secretAccessKey };
  }
  // With an endpoint alone, images would silently be stored on disk.
  if (endpoint !== undefined) throw new SettingError('S3_BUCKET must be set because S3_ENDPOINT is');
  if (publicEndpoint !== undefined)
    throw new SettingError('S3_BUCKET must be set because S3_PUBLIC_ENDPOINT is');
  return undefined;
}

function mailOf({ SMTP_URL: url, SMTP_FROM: from, SMTP_TLS: tls, STARNEST_URL: address }: Settings) {
  if (url === undefined) {
    if (from !== undefined) throw new SettingError('SMTP_URL must be set because SMTP_FROM is');
    return undefined;
  }
  // Links in mail must not use the address in a request, which an attacker can choose.
  if (address === undefined) throw new SettingError('STARNEST_URL must be set because SMTP_URL is');
  return {
    url,
    origin: new URL(address).origin,
    from: from ?? senderAt(new URL(address).hostname),
    plainAllowed: tls === 'optional',
  };
}

function senderAt(host: string): string {
  const literal = /^[\d.]+$/.test(host) ? `[${host}]` : host.replace(/^\[/, '[IPv6:');
  return `starnest@${literal}`;
}

function createDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch {
    throw new SettingError(`DATA_DIR ${dataDir} can't be created or written`);
  }
}

function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  try {
    writeFileSync(file, randomToken(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new SettingError(`DATA_DIR ${dataDir} can't be written`);
    }
  }
  return readFileSync(file, 'utf8').trim();
}

function parseProxies(value: string): number | string[] {
  return /^\d+$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim());
}
