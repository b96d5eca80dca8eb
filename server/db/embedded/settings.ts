/** The name of the cluster's superuser and of the app's database. */
export const DATABASE = 'starnest';

const SETTINGS = {
  max_connections: '100',
  shared_buffers: '128MB',
  // A family's queries are too short to gain from compilation or parallel workers.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log is for errors. Statements and details would contain personal data.
  log_statement: 'none',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

// For throwaway clusters, whose data need not survive a power failure.
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export type Listening = { socketDir: string } | { port: number };

/**
 * The server's settings as arguments. They are passed at each start and not written into the cluster, so that data of an
 * earlier version get the settings of this one. `run` identifies the process to a later run by its command line.
 */
export function serverArguments(
  cluster: string,
  run: string,
  fsync: boolean,
  listening: Listening,
): string[] {
  const address =
    'socketDir' in listening
      ? {
          listen_addresses: '',
          unix_socket_directories: listening.socketDir,
          unix_socket_permissions: '0700',
        }
      : { listen_addresses: '127.0.0.1', port: String(listening.port) };
  const settings = { ...SETTINGS, ...(!fsync && NOT_DURABLE), ...address, cluster_name: run };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** initdb's arguments: UTF-8 text, compared by code point, the same on every machine; checksums are initdb's default. */
export function initArguments(cluster: string, fsync: boolean, passwordFile: string | undefined): string[] {
  const text = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // The mode of the socket's folder decides who may connect; a TCP port is open to every user of the machine.
  const access =
    passwordFile === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const durability = fsync ? [] : ['--no-sync'];
  return ['-D', cluster, '-U', DATABASE, '--no-instructions', ...text, ...access, ...durability];
}
