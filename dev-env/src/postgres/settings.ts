/**
 * Settings that keep people's data out of the server's log: a failed statement is logged without its values.
 * deploy/compose.yaml has them too.
 */
export const privacySettings: readonly string[] = [
  'log_min_error_statement=panic',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
  'log_error_verbosity=terse',
];

/** Settings of the server as `name=value`; it listens on this machine only, over TCP. */
const common = [
  'listen_addresses=127.0.0.1',
  // No socket file, because its path is limited to 107 bytes, and a project folder can be deeper.
  'unix_socket_directories=',
  'timezone=UTC',
  'max_connections=200',
  'password_encryption=scram-sha-256',
  ...privacySettings,
  'log_checkpoints=off',
];

/** For real use: acknowledged data is on disk. */
const durable = [
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'shared_buffers=128MB',
];

/** For tests only: fast, and worthless after a crash. */
const volatile = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'shared_buffers=64MB',
  'autovacuum=off',
  'max_wal_size=256MB',
];

/** Returns the options of a server at `port`, as pg_ctl and postgres take them. */
export function serverOptions(port: number, isDurable: boolean): string[] {
  const settings = [...common, ...(isDurable ? durable : volatile)];
  return ['-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
}
