/** The platforms of the app (§3): the two native apps, and browsers. */
export const platforms = ['ios', 'android', 'web'] as const;

export type Platform = (typeof platforms)[number];

/** Type guard for a platform. */
export function isPlatform(word: unknown): word is Platform {
  return platforms.some((platform) => platform === word);
}
