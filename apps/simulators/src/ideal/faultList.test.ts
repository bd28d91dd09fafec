import { describe, expect, it } from 'vitest';
import { createFaultList } from './faultList.ts';
import { ownDuration } from './faults.ts';

describe('the list of faults', () => {
  it('lets a fault happen as often as it was set, and one without a number for good', () => {
    const list = createFaultList();
    list.set({ what: 'slow', times: 2, ms: 5 });
    list.set({ what: 'wrongAmount' });
    const service = [1, 2, 3].map(() => list.happens('service', []));
    expect(service).toEqual([{ what: 'slow', ms: 5 }, { what: 'slow', ms: 5 }, undefined]);
    const retrieval = [1, 2, 3].map(() => list.happens('retrieval', [])?.what);
    expect(retrieval).toEqual(['wrongAmount', 'wrongAmount', 'wrongAmount']);
  });

  it('tells what holds without using it up', () => {
    const list = createFaultList();
    list.set({ what: 'earlyNotice', times: 1 });
    expect(list.applies('notice', [])?.what).toBe('earlyNotice');
    expect(list.find('notice', undefined)).toBe('earlyNotice');
    expect(list.find('notice', 'tr_1')).toBeUndefined();
    expect(list.find('service', undefined)).toBeUndefined();
    expect(list.happens('notice', [])?.what).toBe('earlyNotice');
    expect(list.applies('notice', [])).toBeUndefined();
  });

  it('takes the time that a fault takes by itself, unless told otherwise', () => {
    const list = createFaultList();
    list.set({ what: 'slow' });
    expect(list.applies('service', [])?.ms).toBe(ownDuration('slow'));
    list.set({ what: 'slow', ms: 0 });
    expect(list.applies('service', [])?.ms).toBe(0);
  });

  it('lets one that is set for a payment go before one for all, and leaves other payments that', () => {
    const list = createFaultList();
    list.set({ what: 'gone' });
    list.set({ what: 'error500', forPayment: 'tr_1', times: 1 });
    expect(list.happens('service', ['tr_2'])?.what).toBe('gone');
    expect(list.happens('service', ['tr_1'])?.what).toBe('error500');
    expect(list.happens('service', ['tr_1'])?.what).toBe('gone');
  });

  it('holds one of a group for the same payments; the later one counts', () => {
    const list = createFaultList();
    list.set({ what: 'gone' });
    list.set({ what: 'wrongAmount' });
    list.set({ what: 'error500', forPayment: 'tr_1' });
    list.set({ what: 'noJson' });
    expect(list.list().map(({ what }) => what)).toEqual(['wrongAmount', 'error500', 'noJson']);
  });

  it('is cleared for exactly the payments and the group that are meant', () => {
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
