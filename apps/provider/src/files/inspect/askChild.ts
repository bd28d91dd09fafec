import type { ChildProcess } from 'node:child_process';

/** A question to a process of ours, and how long its answer is waited for. */
interface Question<Answer> {
  /** Its answer bears the same id. */
  readonly order: { readonly id: number };
  /** Whether a message of the process is an answer. */
  readonly isAnswer: (message: unknown) => message is Answer;
  /** The process is killed when there is no answer by then, milliseconds. */
  readonly timeMs: number;
  /** Ends when nobody waits for the answer any more: the process is killed. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Asks a process of ours one thing. Undefined where it died before it answered, of itself or because time was up.
 * @throws Error when `signal` ended, or when there is no such process
 */
export function askChild<Answer extends { readonly id: number }>(
  child: ChildProcess,
  { order, isAnswer, timeMs, signal }: Question<Answer>,
): Promise<Answer | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | undefined>();
  const onMessage = (message: unknown): void => {
    if (isAnswer(message) && message.id === order.id) resolve(message);
  };
  const onExit = (): void => resolve(undefined);
  const onGone = (): void => {
    reject(new Error('Nobody waits for this any more'));
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => child.kill('SIGKILL'), timeMs);
  child.on('message', onMessage);
  child.once('exit', onExit);
  child.once('error', reject);
  signal?.addEventListener('abort', onGone, { once: true });
  child.send(order, (error) => {
    if (error) child.kill('SIGKILL');
  });
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onGone);
    child.off('message', onMessage);
    child.off('exit', onExit);
    child.off('error', reject);
  });
}
