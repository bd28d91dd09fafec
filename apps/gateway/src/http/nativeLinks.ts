import { callPaths } from '@mijn/domain/paths';
import type { FastifyInstance } from 'fastify';
import type { BrandApp } from '../gatewayConfig.ts';
import type { Services } from '../services.ts';
import { paths } from './paths.ts';
import { Refusal } from './refusal.ts';

/** Paths that open in the app: the returns from DigiD and the bank. All other links stay in the browser. */
const inApp = [callPaths.app2app, '/betaling/*'];

/** Android's file: the app that may open our links, by its signing certificates. */
function androidLinks({ android }: BrandApp): object[] {
  if (!android) return [];
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: android.packageName,
        sha256_cert_fingerprints: android.fingerprints,
      },
    },
  ];
}

/** Key of the section on links in Apple's file. */
const applePart = 'applinks';

/** Apple's file: the apps, and the paths that they open. */
function appleLinks({ apple = [] }: BrandApp): object {
  const components = inApp.map((place) => ({ '/': place }));
  const details = apple.length > 0 ? [{ appIDs: apple, components }] : [];
  return { [applePart]: { details } };
}

/**
 * Serves the two files with which a phone verifies that links of a host belong to its brand's native app. A brand
 * without an app gets 404.
 */
export function registerNativeLinks(app: FastifyInstance, { config, limits }: Services): void {
  const apps = config.nativeApp?.apps ?? {};
  if (Object.keys(apps).length === 0) return;
  const limited = { config: { rateLimit: { max: limits.files, groupId: 'files' } } } as const;
  const files = [
    [paths.androidLinks, androidLinks],
    [paths.appleLinks, appleLinks],
  ] as const;
  for (const [path, write] of files) {
    app.get(path, limited, (request, reply) => {
      const own = apps[request.brandHost.merk];
      if (!own) throw new Refusal(404, 'no native app of this brand');
      return reply.header('cache-control', 'public, max-age=3600').send(write(own));
    });
  }
}
