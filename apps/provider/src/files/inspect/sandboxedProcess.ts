import type { ChildProcess } from 'node:child_process';
import { overLimitSignal } from './overLimit.ts';

/** The end of one piece of work in a process of ours. */
export type Outcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  /** It took more processor time or memory than one file may: the file's fault. */
  | { readonly kind: 'overLimit' }
  /** The process died of something else, hung, or could not be started: our fault, until shown otherwise. */
  | { readonly kind: 'lost' };

/** Every answer bears the id of its order, and the memory of the process after it, bytes. */
interface AnyAnswer {
  readonly id: number;
  readonly memory: number;
}

interface Options<Answer> {
  readonly start: () => ChildProcess;
  readonly isAnswer: (message: unknown) => message is Answer;
  /** Longest for one order, milliseconds, however busy the machine is. */
  readonly wallMs: number;
  /** A process that weighs more than this after an order, bytes, makes room for a fresh one. */
  readonly renewAbove: number;
}

/** A process that does one order at a time, started when it is needed and renewed when it is lost or worn out. */
export interface SandboxedProcess<Order, Answer> {
  /** Starts the process now, and from now on again at once whenever it was lost. */
  readonly warm: () => void;
  readonly ask: (order: Order) => Promise<Outcome<Answer>>;
  readonly stop: () => void;
}

/** Orders after which a fresh process takes over. */
const mostOrders = 500;

/** Makes a process that is started by `start`, finds orders as messages with an id, and answers with that id. */
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
    // A process that cannot be started says so here as well as to the order under way.
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
