/** A bucket of an S3 in which files are kept. */
export interface S3Config {
  /** Address of the bucket: `https://s3.example/bucket` or `https://bucket.s3.example`. */
  readonly address: string;
  readonly region: string;
  /** The SDK's own chain finds them where they are left out. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}
