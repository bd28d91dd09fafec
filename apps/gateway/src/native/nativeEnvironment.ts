import { type Brand, brandCodes } from '@mijn/domain/brands';
import { partsOf } from '@mijn/domain/partsOf';
import { z } from 'zod';
import type { BrandApp, NativeApp } from '../gatewayConfig.ts';

/**
 * What the gateway reads for the native apps (docs/environment.md). Each brand has an app of its own: Android's
 * package and its keys' fingerprints, Apple's `TEAM.bundle`s. Lists have commas between.
 */
export const nativeShape = {
  ANDROID_PACKAGE: z.string().optional(),
  ANDROID_FINGERPRINTS: z.string().optional(),
  APPLE_APP_IDS: z.string().optional(),
  ANKERZEE_ANDROID_PACKAGE: z.string().optional(),
  ANKERZEE_ANDROID_FINGERPRINTS: z.string().optional(),
  ANKERZEE_APPLE_APP_IDS: z.string().optional(),
  /** The origins of the native apps' documents, which may call. */
  NATIVE_ORIGINS: z.string().optional(),
};

type Values = z.infer<z.ZodObject<typeof nativeShape>>;

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

/** An origin that anybody on the way could speak for, or that is none. */
export function wrongOrigins({ NATIVE_ORIGINS }: Values): string[] {
  return partsOf(NATIVE_ORIGINS).every((origin) => safeOrigin.test(origin))
    ? []
    : ['NATIVE_ORIGINS'];
}

/** The native apps as the environment describes them; undefined where it says nothing of any. */
export function nativeAppOf(values: Values): NativeApp | undefined {
  const origins = partsOf(values.NATIVE_ORIGINS);
  const apps = brandCodes.flatMap((brand) => {
    const app = appOf(values, brand);
    return app ? [[brand, app] as const] : [];
  });
  if (apps.length + origins.length === 0) return undefined;
  return { origins, apps: Object.fromEntries(apps) };
}
