import { type Brand, brandCodes } from '@mijn/domain/brands';
import { partsOf } from '@mijn/domain/environment';
import { z } from 'zod';
import type { BrandApp, NativeApp } from '../gatewayConfig.ts';

/**
 * Settings of the native apps (docs/environment.md). Each brand has its own app: Android's package and key
 * fingerprints, Apple's `TEAM.bundle`s. Lists are separated by commas.
 */
export const nativeSchema = {
  ANDROID_PACKAGE: z.string().optional(),
  ANDROID_FINGERPRINTS: z.string().optional(),
  APPLE_APP_IDS: z.string().optional(),
  ANKERZEE_ANDROID_PACKAGE: z.string().optional(),
  ANKERZEE_ANDROID_FINGERPRINTS: z.string().optional(),
  ANKERZEE_APPLE_APP_IDS: z.string().optional(),
  NATIVE_ORIGINS: z.string().optional(),
};

type Values = z.infer<z.ZodObject<typeof nativeSchema>>;

const prefixOf = { ZZ: '', AZVZ: 'ANKERZEE_' } as const satisfies Record<Brand, string>;

function appOf(values: Values, brand: Brand): BrandApp | undefined {
  const prefix = prefixOf[brand];
  const packageName = values[`${prefix}ANDROID_PACKAGE`];
  const fingerprints = partsOf(values[`${prefix}ANDROID_FINGERPRINTS`]);
  const apple = partsOf(values[`${prefix}APPLE_APP_IDS`]);
  if (!packageName && apple.length === 0) return undefined;
  return { apple, ...(packageName && { android: { packageName, fingerprints } }) };
}

const safeOrigin = /^(?:https|capacitor):\/\/[\w.-]+(?::\d+)?$/;

/** Returns the variable if an origin is insecure or invalid. */
export function invalidNativeOrigins({ NATIVE_ORIGINS }: Values): string[] {
  return partsOf(NATIVE_ORIGINS).every((origin) => safeOrigin.test(origin))
    ? []
    : ['NATIVE_ORIGINS'];
}

/** Returns the native apps according to the environment; undefined if there are none. */
export function nativeAppOf(values: Values): NativeApp | undefined {
  const origins = partsOf(values.NATIVE_ORIGINS);
  const apps = brandCodes.flatMap((brand) => {
    const app = appOf(values, brand);
    return app ? [[brand, app] as const] : [];
  });
  if (apps.length + origins.length === 0) return undefined;
  return { origins, apps: Object.fromEntries(apps) };
}
