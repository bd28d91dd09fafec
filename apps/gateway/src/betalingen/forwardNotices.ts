import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { describeError } from '../http/errors.ts';
import { ask } from '../provider/ask.ts';
import { createGatewayToken } from '../provider/gatewayToken.ts';
import type { OpenPaymentNotice } from './paymentNotices.ts';

/** Maximum delay between attempts, in milliseconds. */
const longestPause = 5 * 60_000;

/** Margin of the lock on a message beyond one attempt, in milliseconds. */
const slack = 2_000;

/** Returns the delay after a failed attempt in milliseconds: doubled each time, at most five minutes. */
export function pauseAfter(attempts: number, first: number): number {
  return Math.min(longestPause, first * 2 ** Math.min(attempts, 20));
}

/**
 * Forwards messages to the insurer until accepted: on arrival, at the start, and at intervals, to pick up
 * those left by a crash or another copy.
 * @returns a function that announces a new message
 */
export function forwardRegularly(
  app: FastifyInstance,
  { config, timeouts, paymentNotices }: Services,
): () => void {
  const token = createGatewayToken(config.callerKey, 'betaalmelding');
  const end = new AbortController();
  let busy: Promise<void> | undefined;
  let onceMore = false;

  async function passOn(notice: OpenPaymentNotice): Promise<void> {
    const signal = AbortSignal.any([end.signal, AbortSignal.timeout(timeouts.provider)]);
    const asker = { connection: config.provider, token, signal };
    try {
      await ask(asker, 'meldBetaling', { body: { id: notice.id } });
    } catch (error) {
      config.log.warn(describeError(error), 'payment notice not forwarded');
      return paymentNotices.later(notice, pauseAfter(notice.attempts, timeouts.noticePause));
    }
    return paymentNotices.done(notice);
  }

  async function round(): Promise<void> {
    while (!end.signal.aborted) {
      // Released only after this attempt has certainly ended.
      const notice = await paymentNotices.take(timeouts.provider + slack);
      if (notice === undefined) return;
      await passOn(notice);
    }
  }

  async function rounds(): Promise<void> {
    do {
      onceMore = false;
      try {
        await round();
      } catch (error) {
        config.log.warn(describeError(error), 'payment notices wait for the database');
      }
    } while (onceMore && !end.signal.aborted);
    busy = undefined;
  }

  // Rounds do not overlap; messages that arrive during it are handled in another.
  const wake = () => {
    onceMore = true;
    busy ??= rounds();
  };
  const timer = setInterval(wake, timeouts.noticeRound).unref();
  app.addHook('onReady', async () => wake());
  app.addHook('preClose', async () => {
    clearInterval(timer);
    end.abort();
    await busy;
  });
  return wake;
}
