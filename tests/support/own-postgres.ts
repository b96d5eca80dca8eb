import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseAccount } from '../../server/db/embedded/account';
import { prepareBinaries } from '../../server/db/embedded/binaries';
import { ensureCluster } from '../../server/db/embedded/cluster';
import { startPostmaster, type Postmaster } from '../../server/db/embedded/postmaster';
import { DATABASE } from '../../server/db/embedded/settings';
import { createSocketDir, removeSocketDir } from '../../server/db/embedded/socket-dir';
import { databaseUrl } from '../setup/database-url';
import { query } from '../setup/test-database';

export interface OwnPostgres {
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Can be stopped and started. `fsync` makes it durable. */
export async function ownPostgres({ fsync }: { fsync: boolean }): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-storm-'));
  const cluster = join(folder, 'cluster');
  const account = await chooseAccount(cluster);
  const binaries = await prepareBinaries(account, join(folder, 'programs'));
  await ensureCluster(cluster, { binaries, account, fsync });
  const socketDir = await createSocketDir(account);
  const options = {
    cluster,
    binaries,
    account,
    fsync,
    socketDir,
    logFile: join(folder, 'postgres.log'),
  };
  let postmaster: Postmaster | undefined;
  const stop = async () => {
    await postmaster?.stop();
    postmaster = undefined;
  };
  const start = async () => {
    postmaster = await startPostmaster(options);
  };
  const url = `postgresql:///${DATABASE}?host=${encodeURIComponent(socketDir)}&user=${DATABASE}`;
  await start();
  await query(databaseUrl(url, 'postgres'), `CREATE DATABASE ${DATABASE}`);
  return {
    url,
    stop,
    start,
    async remove() {
      await stop();
      await removeSocketDir(socketDir);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
