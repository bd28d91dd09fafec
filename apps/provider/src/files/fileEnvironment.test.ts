import { expect, it } from 'vitest';
import { parseS3, parseScanner, s3Names } from './fileEnvironment.ts';

it.each([
  ['/run/clamd.ctl', { socket: '/run/clamd.ctl' }],
  ['clamav:3310', { host: 'clamav', port: 3310 }],
  ['10.0.0.7:1', { host: '10.0.0.7', port: 1 }],
  ['[::1]:65535', { host: '::1', port: 65_535 }],
])('parses the address of the virus scanner: %s', (text, address) => {
  expect(parseScanner(text)).toEqual(address);
});

it.each(['', 'clamav', ':3310', 'clamav:0', 'clamav:65536', 'clamav:port', 'run/clamd.ctl'])(
  'rejects the address of a virus scanner: %j',
  (text) => {
    expect(parseScanner(text)).toBeUndefined();
  },
);

const bucket = {
  S3_BUCKET_URL: 'https://s3.example/mijn',
  S3_REGION: 'eu-1',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'word',
};

it('leaves the keys to the SDK when there are none', () => {
  const { S3_BUCKET_URL, S3_REGION } = bucket;
  expect(parseS3({ S3_BUCKET_URL, S3_REGION })).toEqual({
    config: { address: S3_BUCKET_URL, region: S3_REGION },
  });
});

it('parses a bucket with all four settings', () => {
  expect(parseS3(bucket)).toEqual({
    config: {
      address: 'https://s3.example/mijn',
      region: 'eu-1',
      credentials: { accessKeyId: 'id', secretAccessKey: 'word' },
    },
  });
});

const at = (address: string) => parseS3({ ...bucket, S3_BUCKET_URL: address });

it('allows plain http only on this machine', () => {
  expect(at('http://127.0.0.1:9000/mijn')).toHaveProperty('config');
  expect(at('http://minio:9000/mijn')).toEqual({ wrong: ['S3_BUCKET_URL'] });
});

it('returns no bucket without any setting', () => {
  expect(parseS3({ PATH: '/bin' })).toEqual({ config: undefined });
});

it.each(s3Names)('a bucket without %s is refused by that name', (name) => {
  expect(parseS3({ ...bucket, [name]: '' })).toEqual({ wrong: [name] });
});

it.each(['s3://mijn', 'mijn', 'file:///mijn'])('a bucket at %j is refused', (address) => {
  expect(parseS3({ ...bucket, S3_BUCKET_URL: address })).toEqual({ wrong: ['S3_BUCKET_URL'] });
});
