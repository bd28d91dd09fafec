import { callerToken } from '@mijn/contract/caller';
import { checkingKey } from '@mijn/contract/callerKey';
import { filledVariables, partsOf } from '@mijn/domain/environment';
import { startRefusal } from '@mijn/domain/startRefusal';
import { logLevels } from '@mijn/metrics/logLevels';
import { callPaths, pages } from '@mijn/domain/paths';
import { isHost, isPrivateOnTheWay, isSafeOrigin, isThisMachine } from '@mijn/domain/safeAddress';
import { z } from 'zod';
import type { PaymentProviderConfig } from './betalingen/paymentProvider/paymentProvider.ts';
import type { ProviderConfig } from './createProvider.ts';
import type { MailConfig } from './mail/mailer.ts';
import { parseMail } from './mail/mailEnvironment.ts';
import { parsePush } from './push/pushEnvironment.ts';
import { secretSchema, secretsOf } from './secretsEnvironment.ts';
import { parseS3, parseScanner } from './files/fileEnvironment.ts';

const safeUrl = z
  .url({ protocol: /^https?$/ })
  .refine((text) => isPrivateOnTheWay(new URL(text)))
  .transform((text) => text.replace(/\/$/, ''));

// Origin only, because the gateway would not know a path.
const ownUrl = safeUrl.refine(isSafeOrigin);

/** Variables that the provider reads, other than those of files, mail and push. */
export const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3010),
  HOST: z.string().min(1).default('::'),
  /** Port of `/metrics`; without it there are no metrics. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  ...secretSchema.shape,
  /** Public half of the gateway's `CALLER_KEY`. */
  CALLER_PUBLIC_KEY: checkingKey,
  /** Previous key, during key rotation. */
  CALLER_PUBLIC_KEY_PREVIOUS: checkingKey.optional(),
  /** Folder for files of claims, and for uploads on their way to a bucket. */
  FILES_FOLDER: z.string().min(1),
  CLAMAV: z.string().optional(),
  /** `off` serves the core of the contract only. */
  EXTENSIONS: z.enum(['on', 'off']).default('on'),
  /** `on` treats the proposed own risk of 2027 as known. */
  ASSUME_EIGEN_RISICO_2027: z.enum(['on', 'off']).default('off'),
  /** Base URL of the payment provider's API, without `/v2`. */
  PAYMENT_PROVIDER_URL: safeUrl.refine((url) => !url.endsWith('/v2')).optional(),
  PAYMENT_PROVIDER_KEY: z.string().min(1).optional(),
  /** Hosts of the payment provider's pages, separated by commas. */
  BETALING_REDIRECT_HOSTS: z
    .string()
    .refine((text) => partsOf(text).every(isHost))
    .optional(),
  /** Text on a bank statement, before the payment reference. */
  BETALING_STATEMENT: z.string().min(1).default('Zorgverzekering'),
  /** Public address of the gateway, brand ZZ. */
  PUBLIC_URL: ownUrl.optional(),
  /** Public address of brand AZVZ, if it is served. */
  ANKERZEE_URL: ownUrl.optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
});

type Values = z.infer<typeof environmentSchema>;

export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly logLevel: Values['LOG_LEVEL'];
  readonly metrics?: { readonly port: number; readonly host: string };
  readonly config: Omit<ProviderConfig, 'log' | 'metrics'>;
}

// Payments require all of these.
const paymentNames = [
  'PAYMENT_PROVIDER_URL',
  'PAYMENT_PROVIDER_KEY',
  'BETALING_REDIRECT_HOSTS',
] as const;

function missingForPaying(values: Values): string[] {
  if (paymentNames.every((name) => values[name] === undefined)) return [];
  return [...paymentNames, 'PUBLIC_URL' as const].filter((name) => values[name] === undefined);
}

/**
 * Returns variables that are not acceptable in production: a simulator's address or key, files over
 * plain http, an assumed own risk.
 */
function simulatorsIn(values: Values, s3Address: string | undefined): string[] {
  const { NODE_ENV, PAYMENT_PROVIDER_URL, PAYMENT_PROVIDER_KEY } = values;
  if (NODE_ENV !== 'production') return [];
  const hostname = URL.parse(PAYMENT_PROVIDER_URL ?? '')?.hostname;
  return [
    ...(hostname !== undefined && isThisMachine(hostname) ? ['PAYMENT_PROVIDER_URL'] : []),
    ...(PAYMENT_PROVIDER_KEY?.startsWith('test_') ? ['PAYMENT_PROVIDER_KEY'] : []),
    ...(s3Address !== undefined && !s3Address.startsWith('https:') ? ['S3_BUCKET_URL'] : []),
    ...(values.ASSUME_EIGEN_RISICO_2027 === 'on' ? ['ASSUME_EIGEN_RISICO_2027'] : []),
  ];
}

/** Returns variables that are valid by themselves but not together. */
function wrongTogether(values: Values, s3Address: string | undefined): string[] {
  const isOnePort = values.PORT === values.METRICS_PORT;
  return [
    ...missingForPaying(values),
    ...simulatorsIn(values, s3Address),
    ...(isOnePort ? ['PORT', 'METRICS_PORT'] : []),
  ];
}

const returnPath = pages.betalingAfhandeling.path;

function paymentProviderOf(values: Values): PaymentProviderConfig | undefined {
  const { PAYMENT_PROVIDER_URL, PAYMENT_PROVIDER_KEY, PUBLIC_URL = '' } = values;
  if (PAYMENT_PROVIDER_URL === undefined || PAYMENT_PROVIDER_KEY === undefined) return undefined;
  return {
    address: PAYMENT_PROVIDER_URL,
    apiKey: PAYMENT_PROVIDER_KEY,
    webhookAddress: PUBLIC_URL + callPaths.paymentNotice,
    returnAddresses: {
      ZZ: PUBLIC_URL + returnPath,
      AZVZ: (values.ANKERZEE_URL ?? PUBLIC_URL) + returnPath,
    },
    redirectHosts: partsOf(values.BETALING_REDIRECT_HOSTS),
    omschrijving: values.BETALING_STATEMENT,
  };
}

const confirmPath = pages.emailBevestigen.path;

function mailOf(
  mail: Omit<MailConfig, 'confirmAt'> | undefined,
  { PUBLIC_URL = '', ANKERZEE_URL = PUBLIC_URL }: Values,
): MailConfig | undefined {
  return (
    mail && {
      ...mail,
      confirmAt: { ZZ: PUBLIC_URL + confirmPath, AZVZ: ANKERZEE_URL + confirmPath },
    }
  );
}

function toConfig(
  values: Values,
  files: Pick<ProviderConfig, 's3' | 'virusScanner' | 'mail' | 'push'>,
): Environment['config'] {
  return {
    ...secretsOf(values),
    callerKey: values.CALLER_PUBLIC_KEY,
    previousCallerKey: values.CALLER_PUBLIC_KEY_PREVIOUS,
    callerIssuer: callerToken.issuer,
    filesFolder: values.FILES_FOLDER,
    extensions: values.EXTENSIONS === 'on',
    assumeEigenRisico2027: values.ASSUME_EIGEN_RISICO_2027 === 'on',
    paymentProvider: paymentProviderOf(values),
    ...files,
  };
}

/**
 * Parses the environment of a standalone provider. Empty variables count as missing.
 * @throws with the names of missing or invalid variables, never their values
 */
export function parseEnvironment(env: NodeJS.ProcessEnv): Environment {
  const filled = filledVariables(env);
  const parsed = environmentSchema.safeParse(filled);
  const s3 = parseS3(filled);
  const mail = parseMail(filled);
  const push = parsePush(filled);
  const virusScanner = filled['CLAMAV'] === undefined ? undefined : parseScanner(filled['CLAMAV']);
  const wrong = [
    ...(parsed.error?.issues.map(({ path: [name] }) => String(name)) ?? []),
    ...('wrong' in s3 ? s3.wrong : []),
    ...('wrong' in mail ? mail.wrong : []),
    ...('wrong' in push ? push.wrong : []),
    ...(filled['CLAMAV'] !== undefined && virusScanner === undefined ? ['CLAMAV'] : []),
    ...(parsed.success ? wrongTogether(parsed.data, filled['S3_BUCKET_URL']) : []),
    // Links in mails lead to this address.
    ...('config' in mail && mail.config && filled['PUBLIC_URL'] === undefined
      ? ['PUBLIC_URL']
      : []),
  ];
  if (!parsed.success || 'wrong' in s3 || 'wrong' in mail || 'wrong' in push || wrong.length > 0) {
    throw startRefusal('provider', wrong);
  }
  const { PORT: port, HOST: host, LOG_LEVEL: logLevel, METRICS_PORT: metricsPort } = parsed.data;
  const config = toConfig(parsed.data, {
    s3: s3.config,
    mail: mailOf(mail.config, parsed.data),
    push: push.config,
    virusScanner,
  });
  return {
    port,
    host,
    logLevel,
    ...(metricsPort && { metrics: { port: metricsPort, host } }),
    config,
  };
}
