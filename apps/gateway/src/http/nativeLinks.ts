import { callPaths } from '@mijn/domain/paths';
import type { FastifyInstance } from 'fastify';
import type { BrandApp } from '../gatewayConfig.ts';
import type { Services } from '../services.ts';
import { paths } from './paths.ts';
import { Refusal } from './refusal.ts';

/** What comes back to the app from DigiD and the bank: nothing else of ours is taken out of a browser. */
const inApp = [callPaths.app2app, '/betaling/*'];

/** Android's file: the app that may open our links, by the keys it is signed with. */
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

/** The part of Apple's file that is about links. */
const applePart = 'applinks';

/** Apple's file: the apps, and which of our addresses they open. */
function appleLinks({ apple = [] }: BrandApp): object {
  const components = inApp.map((place) => ({ '/': place }));
  const details = apple.length > 0 ? [{ appIDs: apple, components }] : [];
  return { [applePart]: { details } };
}

/**
 * The two files by which a phone verifies that the links of a host belong to its brand's native app; where that has
 * none they are not there.
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
