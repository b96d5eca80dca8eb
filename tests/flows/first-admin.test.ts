import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { user } from '@shared/contracts/users';
import { Agent } from '../support/agent';
import { expectResponse } from '../support/expect-response';
import { listen, startApp, type AppProcess } from '../support/app-process';

let folder: string | undefined;
let app: AppProcess | undefined;
afterAll(async () => {
  await app?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const SHOWN = /Admin account, shown this once:\s+(\S+)\s+\/\s+(\S+)/;

it(
  "the first admin's password is shown by the first start that gets its port",
  { timeout: 90_000 },
  async () => {
    folder = await mkdtemp(join(tmpdir(), 'starnest-first-admin-'));
    const other = createServer((_req, res) => res.writeHead(503).end());
    const PORT = String(await listen(other));
    const start = () =>
      startApp({ databaseUrl: '', env: { SESSION_SECRET: '', DATA_DIR: join(folder ?? '', 'data'), PORT } });

    for (let tries = 0; tries < 2; tries += 1) {
      const failure = await start().catch((error: unknown) => String(error));
      expect(failure).toContain(`port ${PORT} is taken by another program`);
      expect(failure).not.toMatch(SHOWN);
    }
    other.closeAllConnections();
    await new Promise((resolve) => other.close(resolve));

    app = await start();
    await expect.poll(() => app?.logs()).toMatch(SHOWN);
    const [, username, password] = SHOWN.exec(app.logs()) ?? [];
    const admin = new Agent(app.url);
    expectResponse(await admin.post('/api/auth/admin-login', { username, password }), 200, user);
  },
);
