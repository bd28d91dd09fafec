/**
 * Seconds after which an active job counts as dead. If it is still alive after all, its lock and
 * the state of its record prevent double work.
 */
export const activeJobTimeoutSeconds = 10;

/**
 * SQL condition: a job for `key` is waiting or running.
 * @param key a SQL expression of type text; never user input.
 */
export function hasLivingJob(key: string): string {
  return `EXISTS (SELECT FROM jobs.job j WHERE j.singleton_key = ${key}
    AND (j.state IN ('created', 'retry')
      OR (j.state = 'active' AND j.started_on > now() - make_interval(secs => ${activeJobTimeoutSeconds}))))`;
}
