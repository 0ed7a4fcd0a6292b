/**
 * For a small machine that also runs the web server. What keeps acknowledged changes safe (fsync, full_page_writes,
 * synchronous_commit) is left as PostgreSQL has it: on.
 */
export const SETTINGS: Record<string, string> = {
  shared_buffers: "128MB",
  work_mem: "8MB",
  maintenance_work_mem: "64MB",
  effective_cache_size: "512MB",
  // 80 of the web processes (DATABASE_CONNECTIONS), 13 of the jobs, and some for commands.
  max_connections: "100",
  // Solid-state disks are the rule now; the default of 4 shies away from indexes.
  random_page_cost: "1.1",
  max_wal_size: "512MB",
  // Compiling queries costs more than it saves on those of a few milliseconds.
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "warning",
  // Without the detail of an error, which quotes the row that was refused: addresses, names, hashes.
  log_error_verbosity: "terse",
  log_parameter_max_length_on_error: "0",
  // Parallel workers would take the second core from the web server.
  max_parallel_workers_per_gather: "0",
};
