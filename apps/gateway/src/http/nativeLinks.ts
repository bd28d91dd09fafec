import { callPaths } from '@mijn/domain/paths';
import type { FastifyInstance } from 'fastify';
import type { NativeApp } from '../gatewayConfig.ts';
import type { Services } from '../services.ts';
import { paths } from './paths.ts';

/** What comes back to the app from DigiD and the bank: nothing else of ours is taken out of a browser. */
const inApp = [callPaths.app2app, '/betaling/*'];

/** Android's file: the app that may open our links, by the keys it is signed with. */
export function androidLinks({ android }: NativeApp): object[] {
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
export function appleLinks({ apple = [] }: NativeApp): object {
  const components = inApp.map((place) => ({ '/': place }));
  const details = apple.length > 0 ? [{ appIDs: apple, components }] : [];
  return { [applePart]: { details } };
}

/**
 * The two files by which a phone verifies that our links belong to the native app; where none is
 * configured they are not there.
 */
export function registerNativeLinks(app: FastifyInstance, { config, limits }: Services): void {
  const { nativeApp } = config;
  if (!nativeApp?.android && !nativeApp?.apple?.length) return;
  const limited = { config: { rateLimit: { max: limits.files, groupId: 'documents' } } };
  const files = [
    [paths.androidLinks, androidLinks(nativeApp)],
    [paths.appleLinks, appleLinks(nativeApp)],
  ] as const;
  for (const [path, content] of files) {
    app.get(path, limited, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').send(content),
    );
  }
}
