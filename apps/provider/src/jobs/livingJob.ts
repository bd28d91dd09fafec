/**
 * A job that is active for longer has died with its process, seconds. Should it live after all, then
 * the lock and the state of what it is about see to it that nothing happens twice.
 */
export const aliveSeconds = 10;

/**
 * SQL: whether a job waits or runs that will take further what `key` names.
 * @param key a text expression of ours, never a word from outside.
 */
export function hasLivingJob(key: string): string {
  return `EXISTS (SELECT FROM jobs.job j WHERE j.singleton_key = ${key}
    AND (j.state IN ('created', 'retry')
      OR (j.state = 'active' AND j.started_on > now() - make_interval(secs => ${aliveSeconds}))))`;
}
