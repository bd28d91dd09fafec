import { isObject } from '@mijn/domain/isObject';

/** A mail as it came in, read. */
export interface KeptMail {
  readonly id: string;
  readonly from: string;
  /** Whom it was handed over for, whatever stands in it. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** RFC 3339. */
  readonly receivedAt: string;
}

/** Whether what was kept is a mail. */
export function isKeptMail(kept: unknown): kept is KeptMail {
  return isObject(kept) && typeof kept['id'] === 'string' && Array.isArray(kept['to']);
}
