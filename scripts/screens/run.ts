import { mkdir } from 'node:fs/promises';
import { compare } from './compare';
import { SCREENS } from './list';
import { type Machine, startMachine } from './place';
import { options } from './options';
import { AREAS, type Area, type OwnScreen, type Screen } from './screen';
import { shoot, SIZES, THEMES } from './shoot';
import { fillStage } from './stage';

// `npm run screens -- <folder> [--only pattern] [--locale de] [--size 390] [--theme light] [--against <base
// folder>]`: see CONTRIBUTING.md.

const AT_ONCE = 2;

const { locale, isPseudo, against } = options;
const folder = options.folder ?? fail('Name the folder for the pictures.');
const pattern = new RegExp(options.only);
const sizes = SIZES.filter(({ width }) => options.size?.includes(String(width)) ?? true);
const themes = THEMES.filter((theme) => options.theme?.includes(theme) ?? true);
const idOf = ({ area, name }: Pick<Screen, 'area' | 'name'>) => `${area}/${name}`;
const say = (line: string) => process.stdout.write(`${line}\n`);

function fail(message: string): never {
  throw new Error(message);
}

let shots = 0;
let failures = 0;

async function take(machine: Machine, area: Area, screens: readonly (Screen | OwnScreen)[], into: string) {
  const place = await machine.openPlace(`screens_${area.replace('-', '_')}`);
  try {
    const stage = await fillStage(place, screens);
    const jobs = screens.flatMap((screen) => themes.map((theme) => ({ screen, theme })));
    const work = async () => {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        const { screen, theme } = job;
        try {
          const taken = await shoot(stage, screen, { theme, sizes, locale, isPseudo }, into);
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

if (against !== undefined) {
  const found = await compare(against, folder, (shot) =>
    pattern.test(shot.replace(/-(light|dark)-\d+\.png$/, '')),
  );
  for (const { shot, what } of found) say(`${shot}: ${what}`);
  say(`${found.length} shots differ from ${against}`);
  if (found.length > 0) process.exitCode = 1;
}
