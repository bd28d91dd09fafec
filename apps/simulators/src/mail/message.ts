import { isObject } from '@mijn/domain/isObject';

/** A received mail, parsed. */
export interface KeptMail {
  readonly id: string;
  readonly from: string;
  /** Recipients of the SMTP envelope. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** RFC 3339. */
  readonly receivedAt: string;
}

/** Returns whether a stored value is a mail. */
export function isKeptMail(kept: unknown): kept is KeptMail {
  return isObject(kept) && typeof kept['id'] === 'string' && Array.isArray(kept['to']);
}
