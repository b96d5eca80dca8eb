export const DATABASE = 'starnest';

const SETTINGS = {
  max_connections: '100',
  shared_buffers: '128MB',
  // Queries are too short to benefit from compilation or parallel workers.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and details in the log would contain personal data.
  log_statement: 'none',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Applied at each start, so that old data gets current settings. `run` identifies the process to a later run.
 */
export function serverArguments(cluster: string, run: string, fsync: boolean, socketDir: string): string[] {
  const address = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
  };
  const settings = { ...SETTINGS, ...(!fsync && NOT_DURABLE), ...address, cluster_name: run };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** initdb's arguments: UTF-8 compared by code point on every machine. */
export function initArguments(cluster: string, fsync: boolean): string[] {
  const text = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // The socket folder's mode controls access.
  const access = ['-A', 'trust'];
  const durability = fsync ? [] : ['--no-sync'];
  return ['-D', cluster, '-U', DATABASE, '--no-instructions', ...text, ...access, ...durability];
}
