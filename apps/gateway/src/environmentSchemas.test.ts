import { describe, expect, it } from 'vitest';
import {
  contactSchema,
  hostsSchema,
  originSchema,
  pathOrAddress,
  portSchema,
  proxiesSchema,
  webAddress,
} from './environmentSchemas.ts';

const shapes = {
  'an address of ours': originSchema,
  'an address of another': webAddress,
  'a port': portSchema,
  'hosts that pay': hostsSchema,
  proxies: proxiesSchema,
  'where maintenance is told': pathOrAddress,
  'how to be reached': contactSchema,
};

const takes = (what: keyof typeof shapes, text: string) => shapes[what].safeParse(text).success;

describe('environment shapes', () => {
  it.each<[keyof typeof shapes, string]>([
    ['an address of ours', 'https://mijn.example'],
    ['an address of ours', 'https://mijn.example/'],
    ['an address of ours', 'http://localhost:3000'],
    ['an address of another', 'http://insurer.example:8080/api/v1'],
    ['a port', '1'],
    ['a port', '65535'],
    ['hosts that pay', 'pay.example, www.pay.example:8443'],
    ['proxies', '10.0.0.1'],
    ['proxies', '10.0.0.0/8, ::1, loopback'],
    ['proxies', '10.0.0.1/32'],
    ['proxies', 'fc00::/128'],
    ['where maintenance is told', '/onderhoud.json'],
    ['where maintenance is told', 'https://status.example/a'],
    ['where maintenance is told', 'http://localhost:3000/a'],
    ['how to be reached', 'mailto:security@mijn.example'],
    ['how to be reached', 'https://mijn.example/security'],
    ['how to be reached', 'tel:+31201234567'],
  ])('accept %s: %s', (what, text) => expect(takes(what, text)).toBe(true));

  it.each<[keyof typeof shapes, string]>([
    ['an address of ours', 'https://mijn.example/app'],
    ['an address of ours', 'http://mijn.example'],
    ['an address of ours', 'mijn.example'],
    ['an address of another', 'insurer.example:443'],
    ['a port', '0'],
    ['a port', '65536'],
    ['a port', '80.5'],
    ['hosts that pay', 'https://www.mollie.com'],
    ['hosts that pay', '*.mollie.com'],
    ['hosts that pay', 'www.mollie.com,'],
    ['proxies', 'proxy'],
    ['proxies', '10.0.0.1/33'],
    ['proxies', '10.0.0.1/0'],
    ['proxies', '10.0.0.1/x'],
    ['proxies', '10.0.0.1/8/8'],
    ['proxies', '::1/129'],
    ['proxies', 'loopback/8'],
    ['proxies', '10.0.0.0/8, proxy'],
    ['where maintenance is told', 'status.example'],
    ['where maintenance is told', '//status.example'],
    ['where maintenance is told', 'http://status.example'],
    ['how to be reached', 'security@mijn.example'],
  ])('refuse %s: %s', (what, text) => expect(takes(what, text)).toBe(false));
});
