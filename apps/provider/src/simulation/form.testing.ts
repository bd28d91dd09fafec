import type pg from 'pg';
import { isMethod, type Method } from '../testing/method.testing.ts';

/** A statement in one of the three ways in which pg takes them: with a promise, a callback, or as an object. */
export interface Form {
  /** How it begins, for who reads a trace. */
  readonly text: string;
  /** What `query` answers at once. */
  readonly answer: unknown;
  /** Sends it; `landed` is told when PostgreSQL has answered. */
  readonly send: (landed: () => void) => void;
  /** Ends it with an error, without sending. */
  readonly fail: (error: Error) => void;
}

/** What of an object pg uses (`Submittable`), as far as it has to be known here. */
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

/** A statement that was given to pg, kept until it is sent or ended. */
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
