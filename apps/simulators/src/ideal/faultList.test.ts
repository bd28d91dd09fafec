import { describe, expect, it } from 'vitest';
import { createFaultList } from './faultList.ts';
import { ownDuration } from './faults.ts';

describe('createFaultList', () => {
  it('applies a fault as often as set, or without limit', () => {
    const list = createFaultList();
    list.set({ what: 'slow', times: 2, ms: 5 });
    list.set({ what: 'wrongAmount' });
    const service = [1, 2, 3].map(() => list.happens('service', []));
    expect(service).toEqual([{ what: 'slow', ms: 5 }, { what: 'slow', ms: 5 }, undefined]);
    const retrieval = [1, 2, 3].map(() => list.happens('retrieval', [])?.what);
    expect(retrieval).toEqual(['wrongAmount', 'wrongAmount', 'wrongAmount']);
  });

  it('lists faults without using them up', () => {
    const list = createFaultList();
    list.set({ what: 'earlyNotice', times: 1 });
    expect(list.applies('notice', [])?.what).toBe('earlyNotice');
    expect(list.find('notice', undefined)).toBe('earlyNotice');
    expect(list.find('notice', 'tr_1')).toBeUndefined();
    expect(list.find('service', undefined)).toBeUndefined();
    expect(list.happens('notice', [])?.what).toBe('earlyNotice');
    expect(list.applies('notice', [])).toBeUndefined();
  });

  it('uses a fault’s default duration unless set', () => {
    const list = createFaultList();
    list.set({ what: 'slow' });
    expect(list.applies('service', [])?.ms).toBe(ownDuration('slow'));
    list.set({ what: 'slow', ms: 0 });
    expect(list.applies('service', [])?.ms).toBe(0);
  });

  it('prefers a fault for a payment to one for all, and does not affect other payments', () => {
    const list = createFaultList();
    list.set({ what: 'gone' });
    list.set({ what: 'error500', forPayment: 'tr_1', times: 1 });
    expect(list.happens('service', ['tr_2'])?.what).toBe('gone');
    expect(list.happens('service', ['tr_1'])?.what).toBe('error500');
    expect(list.happens('service', ['tr_1'])?.what).toBe('gone');
  });

  it('keeps one fault per group for the same payments, the latest', () => {
    const list = createFaultList();
    list.set({ what: 'gone' });
    list.set({ what: 'wrongAmount' });
    list.set({ what: 'error500', forPayment: 'tr_1' });
    list.set({ what: 'noJson' });
    expect(list.list().map(({ what }) => what)).toEqual(['wrongAmount', 'error500', 'noJson']);
  });

  it('clears exactly the given payments and group', () => {
    const list = createFaultList();
    const set = () => {
      list.clearAll();
      list.set({ what: 'gone' });
      list.set({ what: 'wrongAmount' });
      list.set({ what: 'error500', forPayment: 'tr_1' });
    };
    const left = () => list.list().map(({ what }) => what);
    set();
    list.clear(undefined, 'service');
    expect(left()).toEqual(['wrongAmount', 'error500']);
    set();
    list.clear(undefined);
    expect(left()).toEqual(['error500']);
    set();
    list.clear('tr_1');
    expect(left()).toEqual(['gone', 'wrongAmount']);
    list.clearAll();
    expect(left()).toEqual([]);
  });
});
