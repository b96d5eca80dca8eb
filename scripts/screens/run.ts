import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compare } from './compare';
import { SCREENS } from './list';
import { type Machine, type Place, startMachine } from './place';
import { type Locale, LOCALES } from '@shared/locales';
import { AREAS, type Area, type OwnScreen, type Screen } from './screen';
import { shoot, SIZES, THEMES } from './shoot';
import { fillStage } from './stage';
import { findIn } from './words';

// `npm run screens -- <folder> [--only pattern] [--locale de] [--size 390] [--theme light] [--against <base folder>]`: see
// CONTRIBUTING.md.

const AT_ONCE = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    locale: { type: 'string', default: 'en' },
    size: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    against: { type: 'string' },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Say which folder the pictures go to.');
const pattern = new RegExp(values.only);
const locale = localeNamed(values.locale);
const sizes = SIZES.filter(({ width }) => values.size?.includes(String(width)) ?? true);
const themes = THEMES.filter((theme) => values.theme?.includes(theme) ?? true);
function localeNamed(name: string): Locale {
  const named = LOCALES.find((each) => each === name);
  if (!named) throw new Error(`There is no ${name} among ${LOCALES.join(', ')}.`);
  return named;
}
const idOf = ({ area, name }: Pick<Screen, 'area' | 'name'>) => `${area}/${name}`;
const say = (line: string) => process.stdout.write(`${line}\n`);

let shots = 0;
let failures = 0;

async function take(machine: Machine, area: Area, screens: readonly (Screen | OwnScreen)[], into: string) {
  const place = await machine.openPlace(`screens_${area.replace('-', '_')}`);
  try {
    const stage = await fillStage(place);
    await translateSteps(place);
    const jobs = screens.flatMap((screen) => themes.map((theme) => ({ screen, theme })));
    const work = async () => {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        const { screen, theme } = job;
        try {
          const taken = await shoot(stage, screen, { theme, sizes, locale }, into);
          shots += taken;
        } catch (error) {
          failures += 1;
          say(`FAILED ${idOf(screen)} (${theme}): ${error instanceof Error ? error.message : String(error)}`);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await place.stop();
  }
}

let translated = locale === 'en';
/** The steps name in English what they look for. */
async function translateSteps({ browser }: Place) {
  if (translated) return;
  translated = true;
  const page = await browser.newPage();
  await findIn(locale, page);
  await page.close();
}

const started = performance.now();
await mkdir(folder, { recursive: true });
const machine = await startMachine();
try {
  for (const area of AREAS) {
    const screens = SCREENS.filter((screen) => screen.area === area && pattern.test(idOf(screen)));
    if (screens.length === 0) continue;
    await take(machine, area, screens, folder);
    say(`${area}: ${screens.length} screens, ${Math.round((performance.now() - started) / 1000)} s so far`);
  }
} finally {
  await machine.stop();
}
say(`${shots} shots in ${folder}, ${failures} screens failed`);
if (failures > 0) process.exitCode = 1;

if (values.against !== undefined) {
  const found = await compare(values.against, folder, (shot) =>
    pattern.test(shot.replace(/-(light|dark)-\d+\.png$/, '')),
  );
  for (const { shot, what } of found) say(`${shot}: ${what}`);
  say(`${found.length} shots differ from ${values.against}`);
  if (found.length > 0) process.exitCode = 1;
}
