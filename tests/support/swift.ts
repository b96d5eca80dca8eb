import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Settings } from '../../server/stores/s3-store';
import { freePort } from './app-process';

const SERVERS = ['account', 'container', 'object', 'proxy'] as const;
const START_MS = 60_000;
// Swift's settings file has a fixed path.
const SETTINGS = '/etc/swift/swift.conf';

export const swiftAbsent: string | null = whyAbsent();

export interface Swift {
  settings: S3Settings;
  stop(): Promise<void>;
}

/**
 * A strict third-party S3 server. Requires Debian's packages swift-proxy, swift-account, swift-container and
 * swift-object.
 */
export async function startSwift(): Promise<Swift> {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-swift-'));
  const ports = await Promise.all(SERVERS.map(() => freePort()));
  const [account = 0, container = 0, object = 0, proxy = 0] = ports;
  await mkdir(join(folder, 'devices/d1'), { recursive: true });
  makeRings(folder, { account, container, object });
  const running: ChildProcess[] = [];
  let output = '';
  for (const [index, name] of SERVERS.entries()) {
    const file = join(folder, `${name}.conf`);
    await writeFile(file, configuration(name, folder, ports[index] ?? 0));
    const child = spawn(`swift-${name}-server`, [file, '--verbose'], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    running.push(child);
  }
  const stop = async () => {
    await Promise.all(running.map(end));
    await rm(folder, { recursive: true, force: true });
  };
  const endpoint = `http://127.0.0.1:${proxy}`;
  const settings: S3Settings = {
    endpoint,
    publicEndpoint: undefined,
    region: 'us-east-1',
    bucket: 'pictures',
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
  };
  try {
    // Last, because the proxy would treat a server that is not ready as broken for a minute.
    for (const port of ports) await untilReady(port);
    await makeBucket(settings);
  } catch (error) {
    await stop();
    throw new Error(`Swift did not get ready. It said:\n${output.slice(-4000)}`, { cause: error });
  }
  return { settings, stop };
}

function whyAbsent(): string | null {
  const found = SERVERS.every((name) =>
    ['/usr/bin', '/usr/local/bin'].some((place) => existsSync(join(place, `swift-${name}-server`))),
  );
  if (!found)
    return 'OpenStack Swift is not installed (Debian: swift-proxy swift-account swift-container swift-object)';
  try {
    accessSync(SETTINGS, constants.R_OK);
    return null;
  } catch {
    return `OpenStack Swift is installed, but ${SETTINGS} can't be read`;
  }
}

// Nine runs of swift-ring-builder are slow.
const RINGS = `
import sys
from swift.common.ring import RingBuilder
folder, ports = sys.argv[1], sys.argv[2:]
for name, port in zip(('account', 'container', 'object'), ports):
    builder = RingBuilder(4, 1, 1)
    builder.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'd1', 'weight': 1,
                     'replication_ip': '127.0.0.1', 'replication_port': int(port)})
    builder.rebalance()
    builder.get_ring().save('%s/%s.ring.gz' % (folder, name))
`;

function makeRings(folder: string, ports: { account: number; container: number; object: number }): void {
  const given = [folder, ...Object.values(ports).map(String)];
  const { status, stderr } = spawnSync('/usr/bin/python3', ['-c', RINGS, ...given], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Swift's rings could not be made: ${stderr}`);
}

function configuration(name: (typeof SERVERS)[number], folder: string, port: number): string {
  const common = `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${process.env.USER ?? 'root'}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
disable_fallocate = true
`;
  if (name !== 'proxy') {
    return `${common}
[pipeline:main]
pipeline = ${name}-server

[app:${name}-server]
use = egg:swift#${name}
`;
  }
  return `${common}
[pipeline:main]
pipeline = catch_errors healthcheck cache listing_formats s3api tempauth bulk slo proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
error_suppression_limit = 1000
cors_allow_origin = *
cors_expose_headers = etag

[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
cors_preflight_allow_origin = *

[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin

${['catch_errors', 'healthcheck', 'listing_formats', 'bulk', 'slo']
  .map((filter) => `[filter:${filter}]\nuse = egg:swift#${filter}\n`)
  .join('\n')}
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
`;
}

async function untilReady(port: number): Promise<void> {
  const giveUp = Date.now() + START_MS;
  while (Date.now() < giveUp) {
    const response = await fetch(`http://127.0.0.1:${port}/healthcheck`).catch(() => undefined);
    if (response) return;
    await sleep(50);
  }
  throw new Error('no response');
}

async function makeBucket({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings) {
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint: endpoint ?? '', region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
