/** An S3 bucket for files. */
export interface S3Config {
  /** Address of the bucket: `https://s3.example/bucket` or `https://bucket.s3.example`. */
  readonly address: string;
  readonly region: string;
  /** Without them the SDK uses its own chain of credentials. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}
