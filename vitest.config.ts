import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { appVersion } from './client/app-version.ts';
import { commonPasswords } from './client/common-passwords.ts';
import { messageCatalogs } from './client/messages/vite-plugin.ts';

// Separate, because vite.config.ts has the root `client`.
const root = import.meta.dirname;
const resolve = { tsconfigPaths: true };
const database = ['tests/setup/postgres.ts'];
/** One second is too short on a busy machine. */
const patience = { poll: { timeout: 15_000 } };

const faults = [
  'tests/flows/**/*.test.ts',
  'server/db/embedded.test.ts',
  'server/db/embedded/**/*.test.ts',
  'server/features/uploads/{hostile-uploads,fair-uploads,web-images}.test.ts',
  'server/jobs/job-queue.test.ts',
];

/** Importing the app again for each file would take most of the time. */
const isolate = false;

/** From sign-up to a reward. */
const mainJob = 'tests/browser/main-job.test.ts';

/** A long file that starts last would run alone for a minute. */
const isLongest = ({ moduleId }: TestSpecification) => moduleId.includes('/browser/accessibility/');

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = files.filter((file) => !isLongest(file));
    // oxlint-disable-next-line unicorn/no-array-sort -- not an array's
    return [...files.filter(isLongest), ...(await super.sort(others))];
  }
}

/** Each project starts only what it needs. `main-job`, `browser` and `faults` need `npm run build` first. */
export default defineConfig({
  root,
  test: {
    // PostgreSQL and the app under test share two cores.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        root,
        resolve,
        test: {
          name: 'unit',
          isolate,
          include: [
            '{shared,scripts,server/lib,client/prerender,client/messages}/**/*.test.ts',
            'client/*.test.ts',
          ],
          environment: 'node',
          maxWorkers: 2,
          testTimeout: 20_000,
        },
      },
      {
        root,
        resolve,
        test: {
          name: 'server',
          isolate,
          include: ['server/**/*.test.ts'],
          exclude: ['server/lib/**', ...faults, '**/node_modules/**'],
          environment: 'node',
          globalSetup: database,
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 30_000,
          expect: patience,
        },
      },
      {
        root,
        resolve,
        test: {
          // Attacks, races, load, and failures of other systems.
          name: 'faults',
          isolate,
          include: faults,
          environment: 'node',
          globalSetup: database,
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 30_000,
          expect: patience,
        },
      },
      {
        root,
        resolve,
        plugins: [react(), messageCatalogs, commonPasswords],
        define: appVersion,
        // Drawings have file names, as in the build.
        build: { assetsInlineLimit: 0 },
        test: {
          name: 'client',
          isolate,
          include: ['client/{src,service-worker}/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/setup/client.ts'],
          maxWorkers: 2,
          testTimeout: 20_000,
        },
      },
      browserProject('main-job', { include: [mainJob] }),
      browserProject('browser', { include: ['tests/browser/**/*.test.ts'], exclude: [mainJob] }),
    ],
  },
});

/** After all other tests, with three workers, because a browser idles for a third of its time. */
function browserProject(name: string, files: { include: string[]; exclude?: string[] }) {
  return {
    root,
    resolve,
    test: {
      name,
      isolate,
      ...files,
      environment: 'node',
      globalSetup: [...database, 'tests/setup/chromium.ts', 'tests/setup/app.ts'],
      maxWorkers: 3,
      sequence: { groupOrder: 1 },
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: patience,
    },
  };
}
