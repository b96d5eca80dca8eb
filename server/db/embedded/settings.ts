/** What the cluster's superuser and the app's database are called. */
export const DATABASE = 'starnest';

const SETTINGS = {
  max_connections: '100',
  shared_buffers: '128MB',
  // A family's queries are short: neither compiling them nor more processes for them would pay.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log is for faults. Statements and details would carry people's data into it.
  log_statement: 'none',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

// For clusters that are thrown away: nothing has to survive a power cut.
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export type Listening = { socketDir: string } | { port: number };

/**
 * The server's settings as arguments. They are given at each start and not written into the cluster, so that data
 * made by an earlier Starnest run with this one's settings.
 *
 * `run` ends up in the command line, by which a later run knows the process again.
 */
export function serverArguments(
  cluster: string,
  run: string,
  fsync: boolean,
  listening: Listening,
): string[] {
  const place =
    'socketDir' in listening
      ? {
          listen_addresses: '',
          unix_socket_directories: listening.socketDir,
          unix_socket_permissions: '0700',
        }
      : { listen_addresses: '127.0.0.1', port: String(listening.port) };
  const settings = { ...SETTINGS, ...(!fsync && CARELESS), ...place, cluster_name: run };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** initdb's arguments: UTF-8 text, compared by code point, the same on every machine; checksums are initdb's default. */
export function initArguments(cluster: string, fsync: boolean, passwordFile: string | undefined): string[] {
  const text = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // Over the socket the folder's mode decides who may connect; a TCP port is open to everyone on the machine.
  const access =
    passwordFile === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const care = fsync ? [] : ['--no-sync'];
  return ['-D', cluster, '-U', DATABASE, '--no-instructions', ...text, ...access, ...care];
}
