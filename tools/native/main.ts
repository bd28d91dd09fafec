// `npm run brand` in apps/native: applies BRAND (by default ZZ) to android/ and ios/, with the gateway at
// GATEWAY_URL and the id APP_ID; by default those of `nativeBrands.ts`.
import path from 'node:path';
import { brandCodes } from '@mijn/domain/brands';
import { writeBrand } from './writeBrand.ts';

const { BRAND = 'ZZ', GATEWAY_URL, APP_ID } = process.env;
const brand = brandCodes.find((code) => code === BRAND);
if (!brand) throw new Error(`BRAND has to be one of ${brandCodes.join(', ')}.`);
if (APP_ID !== undefined && !/^[a-z]\w*(?:\.[a-z]\w*)+$/i.test(APP_ID)) {
  throw new Error('APP_ID has to be like nl.insurer.app.');
}
writeBrand(path.join(import.meta.dirname, '../../apps/native'), brand, {
  ...(GATEWAY_URL !== undefined && { host: new URL(GATEWAY_URL).hostname }),
  ...(APP_ID !== undefined && { appId: APP_ID }),
});
