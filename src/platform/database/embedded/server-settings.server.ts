/** Given on the command line, so that a cluster made by an older release follows a newer one. */
export function toServerSettings(
  socketDirectory: string,
  others: Readonly<Record<string, string>> = {},
): readonly string[] {
  return Object.entries({
    listen_addresses: '',
    port: 5432,
    unix_socket_directories: socketDirectory,
    unix_socket_permissions: '0700',
    cluster_name: 'basispoint',
    max_connections: 60,

    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',

    shared_buffers: '256MB',
    effective_cache_size: '1GB',
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    random_page_cost: 1.1,
    jit: 'off',

    // No replica hangs on an embedded server, so a COPY into a new table may skip the log and sync the table.
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_wal_size: '2GB',
    min_wal_size: '128MB',
    checkpoint_timeout: '15min',

    timezone: 'UTC',
    log_timezone: 'UTC',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
    ...others,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
