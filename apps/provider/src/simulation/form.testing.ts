import type pg from 'pg';
import { isMethod, type Method } from '../testing/method.testing.ts';

/** A statement in one of the three forms that pg accepts: promise, callback or object. */
export interface Form {
  /** Beginning of the statement, for the trace. */
  readonly text: string;
  /** Return value of `query`. */
  readonly answer: unknown;
  /** Sends the statement; calls `landed` once PostgreSQL has answered. */
  readonly send: (landed: () => void) => void;
  /** Fails the statement without sending it. */
  readonly fail: (error: Error) => void;
}

/** Members of pg's `Submittable` that the gate uses. */
interface Submitted {
  callback: (...answer: unknown[]) => void;
  readonly handleError: (error: Error) => void;
}

function isSubmitted(value: unknown): value is Submitted {
  return typeof value === 'object' && value !== null && 'submit' in value && 'callback' in value;
}

function textOf(statement: unknown): string {
  if (isSubmitted(statement)) return 'batch';
  const found: unknown =
    typeof statement === 'object' && statement !== null
      ? (Reflect.get(statement, 'name') ?? Reflect.get(statement, 'text'))
      : statement;
  return String(found).trim().replaceAll(/\s+/g, ' ').slice(0, 40);
}

/** Wraps a statement that was passed to pg, so that it can be sent or failed later. */
export function toForm(real: Method, client: pg.Client, what: readonly unknown[]): Form {
  const [statement] = what;
  const text = textOf(statement);
  if (isSubmitted(statement)) {
    const { callback } = statement;
    const send = (landed: () => void): void => {
      statement.callback = (...answer) => {
        landed();
        callback(...answer);
      };
      real.call(client, ...what);
    };
    return { text, answer: statement, send, fail: (error) => statement.handleError(error) };
  }
  const callback = what.at(-1);
  if (isMethod(callback)) {
    const send = (landed: () => void): void => {
      const then = (...answer: unknown[]): void => {
        landed();
        callback(...answer);
      };
      real.call(client, ...what.slice(0, -1), then);
    };
    return { text, answer: undefined, send, fail: (error) => void callback(error) };
  }
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const send = (landed: () => void): void => {
    Promise.resolve(real.call(client, ...what))
      .then(resolve, reject)
      .finally(landed);
  };
  return { text, answer: promise, send, fail: reject };
}
