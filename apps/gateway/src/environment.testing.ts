import { exportJWK, generateKeyPair } from 'jose';
import { environmentSchema } from './environment.ts';

export const environmentNames: readonly string[] = Object.keys(environmentSchema.shape);

/** Returns a complete production environment with changes. */
export async function gatewayEnvironment(
  changed: NodeJS.ProcessEnv = {},
): Promise<NodeJS.ProcessEnv> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return {
    NODE_ENV: 'production',
    PORT: '3000',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://mijn.example',
    GATEWAY_DATABASE_URL: 'postgres://db.example',
    DIGID_ISSUER: 'https://digid.example',
    DIGID_CLIENT_ID: 'mijn',
    DIGID_CLIENT_SECRET: 'some-secret',
    PROVIDER_URL: 'https://insurer.example/api/v1',
    CALLER_KEY: JSON.stringify(await exportJWK(privateKey)),
    BSN_KEY: Buffer.alloc(32, 1).toString('base64'),
    CLIENT_FOLDER: '/',
    LINKS_FILE: '',
    ...changed,
  };
}
