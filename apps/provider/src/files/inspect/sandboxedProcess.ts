import type { ChildProcess } from 'node:child_process';
import { overLimitSignal } from './overLimit.ts';

/** Result of a job in a process. */
export type Outcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** The file exceeded its processor time or memory, which is its own fault. */
  | { readonly kind: 'overLimit' }
  /** The process died otherwise, hung, or could not be started: our fault, until proven otherwise. */
  | { readonly kind: 'lost' };

/** An answer has the id of its job, and the memory of the process afterwards, bytes. */
interface AnyAnswer {
  readonly id: number;
  readonly memory: number;
}

interface Options<Answer> {
  readonly start: () => ChildProcess;
  readonly isAnswer: (message: unknown) => message is Answer;
  /** Maximum time per job in milliseconds, however busy the machine is. */
  readonly wallMs: number;
  /** Memory after a job above which the process is replaced, bytes. */
  readonly renewAbove: number;
}

/** A process that runs one job at a time: started on demand, and replaced when lost or used up. */
export interface SandboxedProcess<Order, Answer> {
  /** Starts the process now, and from now on restarts it at once when it is lost. */
  readonly warm: () => void;
  readonly ask: (order: Order) => Promise<Outcome<Answer>>;
  readonly stop: () => void;
}

/** Number of jobs after which the process is replaced. */
const mostOrders = 500;

/** Creates a process that is started by `start`, receives jobs as messages with an id, and answers with that id. */
export function createSandboxedProcess<Order extends object, Answer extends AnyAnswer>({
  start,
  isAnswer,
  wallMs,
  renewAbove,
}: Options<Answer>): SandboxedProcess<Order, Answer> {
  let child: ChildProcess | undefined;
  let isWarm = false;
  let id = 0;

  const alive = (): ChildProcess => {
    if (child?.connected && !child.killed) return child;
    const fresh = start();
    // A process that cannot be started emits this too, besides failing the job in progress.
    fresh.on('error', () => undefined);
    child = fresh;
    return fresh;
  };
  const drop = (): void => {
    if (child?.connected) child.disconnect();
    child = undefined;
  };
  const renew = (): void => {
    drop();
    if (isWarm) alive();
  };

  const ask = async (order: Order): Promise<Outcome<Answer>> => {
    const current = alive();
    id += 1;
    const own = id;
    const { promise, resolve } = Promise.withResolvers<Outcome<Answer>>();
    const onMessage = (message: unknown): void => {
      if (isAnswer(message) && message.id === own) resolve({ kind: 'answered', answer: message });
    };
    const onExit = (_code: number | null, signal: string | null): void =>
      resolve({ kind: signal === overLimitSignal ? 'overLimit' : 'lost' });
    const onError = (): void => resolve({ kind: 'lost' });
    const timer = setTimeout(() => current.kill('SIGKILL'), wallMs);
    current.on('message', onMessage);
    current.once('exit', onExit);
    current.once('error', onError);
    current.send({ ...order, id: own }, (error) => {
      if (error) current.kill('SIGKILL');
    });
    const outcome = await promise;
    clearTimeout(timer);
    current.off('message', onMessage);
    current.off('exit', onExit);
    current.off('error', onError);
    const isWorn =
      outcome.kind !== 'answered' || outcome.answer.memory > renewAbove || own % mostOrders === 0;
    if (isWorn) renew();
    return outcome;
  };
  return {
    ask,
    warm: () => {
      isWarm = true;
      alive();
    },
    stop: () => {
      isWarm = false;
      drop();
    },
  };
}
