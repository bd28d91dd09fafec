/** Types for the part of `web-push` that we use; the package has none. */
declare module 'web-push' {
  interface Subscription {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  }
  interface Options {
    readonly vapidDetails: {
      readonly subject: string;
      readonly publicKey: string;
      readonly privateKey: string;
    };
    readonly TTL: number;
    readonly topic: string;
  }
  interface RequestDetails {
    readonly endpoint: string;
    readonly headers: Readonly<Record<string, string | number>>;
    readonly body: Uint8Array<ArrayBuffer>;
  }
  const webPush: {
    generateRequestDetails(
      subscription: Subscription,
      payload: string,
      options: Options,
    ): RequestDetails;
    generateVAPIDKeys(): { publicKey: string; privateKey: string };
  };
  export default webPush;
}
