import { execFile } from 'node:child_process';
import { access, constants, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { z } from 'zod';
import { startShared } from './shared';

const chromiumSchema = z.object({ executablePath: z.string(), env: z.record(z.string(), z.string()) });
export type Chromium = z.infer<typeof chromiumSchema>;

/** A page of a test lives for seconds, in which optimizing its code costs more than it saves. */
export const QUICK_START = '--js-flags=--no-opt --no-maglev';

const ABSENT = 'No Chrome or Chromium was found. Install one, or set CHROMIUM_PATH to its program.';

// Chromium adds these variables while its threads read others, which crashes it now and then (getenv isn't safe
// against a growing environment). Variables that exist already are only replaced.
const OWN_VARIABLES = { DBUS_SESSION_BUS_ADDRESS: 'disabled:', FC_FONTATIONS: '1' };

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium | { absent: string };
  }
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { value, stop } = await startShared('chromium', findChromium);
  project.provide('chromium', value);
  return stop;
}

/** An unpacked Chromium is in a folder that `stop` removes. */
export async function findChromium(): Promise<{
  value: Chromium | { absent: string };
  stop: () => Promise<void>;
}> {
  const installed = process.env.CHROMIUM_PATH ?? (await findInstalled());
  if (installed !== undefined)
    return { value: { executablePath: installed, env: OWN_VARIABLES }, stop: async () => {} };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { value: { absent: ABSENT }, stop: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'starnest-chromium-'));
  const stop = () => rm(folder, { recursive: true, force: true });
  try {
    return { value: await unpack(folder), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function findInstalled(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const path of [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES]) {
    const runs = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (runs) return path;
  }
  return undefined;
}

// The package writes into TMPDIR and changes environment variables.
const UNPACK = `
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
  process.stdout.write(JSON.stringify({ executablePath, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } }));
`;

async function unpack(folder: string): Promise<Chromium> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', UNPACK], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
  });
  const { executablePath, env } = chromiumSchema.parse(JSON.parse(stdout));
  await writeFile(join(folder, 'fonts', 'fonts.conf'), fontConfiguration(folder));
  return { executablePath, env: { ...env, ...OWN_VARIABLES } };
}

/** Chromium draws no text without a font. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;
}
