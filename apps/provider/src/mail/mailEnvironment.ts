import { isThisMachine } from '@mijn/domain/safeAddress';
import { z } from 'zod';
import type { MailConfig } from './mailer.ts';

/** Environment variables of mail, and of the production mode. */
export const mailSchema = z.object({
  NODE_ENV: z.string().optional(),
  /** SMTP server; without it, mail waits. */
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of mail of brand ZZ. */
  MAIL_FROM: z.email().optional(),
  /** Sender of mail of brand AZVZ; default `MAIL_FROM`. */
  ANKERZEE_MAIL_FROM: z.email().optional(),
});

// Replies to such an address fail, and recipients cannot tell the mail from a forged one.
const isExample = (address: string): boolean => /[.@]example(\.\w+)?$/.test(address);

/**
 * Returns the variables that are not acceptable in production: a simulator on this machine, an
 * example address.
 */
function notForProduction(url: string, from: MailConfig['from']): string[] {
  return [
    ...(isThisMachine(new URL(url).hostname) ? ['MAIL_URL'] : []),
    ...(isExample(from.ZZ) ? ['MAIL_FROM'] : []),
    ...(isExample(from.AZVZ) ? ['ANKERZEE_MAIL_FROM'] : []),
  ];
}

/**
 * Parses the mail configuration, except the addresses of links; returns the names of missing or
 * invalid variables otherwise.
 */
export function parseMail(
  env: Readonly<Record<string, string | undefined>>,
):
  | { readonly config: Omit<MailConfig, 'confirmAt'> | undefined }
  | { readonly wrong: readonly string[] } {
  const { data, error } = mailSchema.safeParse(env);
  if (!data) return { wrong: error.issues.map(({ path }) => path.join('.')) };
  const { NODE_ENV, MAIL_URL: url, MAIL_FROM: sender, ANKERZEE_MAIL_FROM: other = sender } = data;
  if (url === undefined) return { config: undefined };
  if (sender === undefined || other === undefined) return { wrong: ['MAIL_FROM'] };
  const from = { ZZ: sender, AZVZ: other };
  const wrong = NODE_ENV === 'production' ? notForProduction(url, from) : [];
  return wrong.length > 0 ? { wrong } : { config: { url, from } };
}
