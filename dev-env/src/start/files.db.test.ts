import { describe, expect, it } from 'vitest';
import { readS3, readScanner } from './files.ts';

describe('readScanner', () => {
  it('accepts a socket, a port or nothing', () => {
    expect(readScanner('/run/clamav/clamd.ctl')).toEqual({ socket: '/run/clamav/clamd.ctl' });
    expect(readScanner('scanner.local:3310')).toEqual({ host: 'scanner.local', port: 3310 });
    expect(readScanner('[::1]:3310')).toEqual({ host: '::1', port: 3310 });
    expect([readScanner(''), readScanner(undefined)]).toEqual([undefined, undefined]);
  });

  it.each(['clamd', 'host:', ':3310', 'host:99999'])('refuses %s', (text) => {
    expect(() => readScanner(text)).toThrow(/CLAMAV/);
  });
});

describe('readS3', () => {
  const all = {
    S3_BUCKET_URL: 'https://s3.example/mijn',
    S3_REGION: 'eu-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  it('accepts all four variables or none', () => {
    const s3 = {
      address: 'https://s3.example/mijn',
      region: 'eu-1',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    };
    expect(readS3(all)).toEqual(s3);
    expect(readS3({})).toBeUndefined();
    expect(() => readS3({ ...all, S3_REGION: '' })).toThrow(/S3_REGION/);
  });

  it('refuses an invalid address', () => {
    expect(() => readS3({ ...all, S3_BUCKET_URL: 's3://mijn' })).toThrow(/S3_BUCKET_URL/);
  });
});
