import { describe, expect, it } from 'vitest';
import { dateOrderOf, momentOf, momentText, readMoment, type DateOrder } from './readDate.ts';

const read = (text: string, order: DateOrder = 'monthFirst', isOfTimes = false) => {
  const moment = readMoment(text, order, isOfTimes);
  return moment && momentText(moment);
};

describe('dates and times in files', () => {
  it.each([
    ['2026-11-18', '2026-11-18'],
    ['2026/11/8', '2026-11-08'],
    ['20261118', '2026-11-18'],
    ['20261118 1405', '2026-11-18T14:05:00'],
    ['11/18/2026', '2026-11-18'],
    ['11-18-26', '2026-11-18'],
    ['18.11.2026', '2026-11-18'],
    ['11/18/2026 2:05 PM', '2026-11-18T14:05:00'],
    ['11/18/2026, 12:05 a.m.', '2026-11-18T00:05:00'],
    ['2026-11-18T14:05:30.250Z', '2026-11-18T14:05:30Z'],
    ['2026-11-18T14:05:30-0600', '2026-11-18T14:05:30-06:00'],
    ['2026-11-18 14:05:30 UTC', '2026-11-18T14:05:30Z'],
    ['18-Nov-26', '2026-11-18'],
    ['18 November 2026', '2026-11-18'],
    ['Nov 18, 2026', '2026-11-18'],
    ['Wed, Nov 18 2026 14:05', '2026-11-18T14:05:00'],
    ['46344', '2026-11-18'],
    ['46344.5868055556', '2026-11-18T14:05:00'],
    // Spreadsheets truncate digits, by half a second at most
    ['46344.5833333333', '2026-11-18T14:00:00'],
    ['46344.9999999', '2026-11-18T23:59:59'],
    ['46344.0', '2026-11-18T00:00:00'],
    ['18-Nov-26 14:05', '2026-11-18T14:05:00'],
    ['Nov. 18, 2026 2:05 PM', '2026-11-18T14:05:00'],
    ['12/31/1999', '1999-12-31'],
    ['14:05', 'T14:05:00'],
    ['2:05pm', 'T14:05:00'],
    ['12:00 PM', 'T12:00:00'],
    ['905', 'T09:05:00'],
    ['140530', 'T14:05:30'],
    ['0.5868055556', 'T14:05:00'],
    ['.5871527778', 'T14:05:30'],
    ['0.5833333333', 'T14:00:00'],
    ['0.9999999', 'T23:59:59'],
    ['23:59:59', 'T23:59:59'],
    ['11:59 p.m.', 'T23:59:00'],
    ['14:05 gmt', 'T14:05:00Z'],
    ['14:05 +05:30', 'T14:05:00+05:30'],
    ['50530', '2038-05-05'],
    ['', null],
    ['2026-02-30', null],
    ['13/13/2026', null],
    ['25:00', null],
    ['24:00', null],
    ['13:05 PM', null],
    ['0:05 AM', null],
    ['14:60', null],
    ['14:05:60', null],
    ['14', null],
    ['1 14:05', null],
    ['2026-11-00', null],
    ['00/18/2026', null],
    ['2026-11-18T14:05:00+99:00', null],
    ['2026-11-18 soon', null],
    ['18 Foo 2026', null],
    ['Foo 18, 2026', null],
  ])('read %s as %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['monthFirst', ['3/4/2026', '3/14/2026']],
    ['dayFirst', ['3/4/2026', '14/3/2026']],
    ['mixed', ['3/14/2026', '14/3/2026']],
    ['unknown', ['3/4/2026', '2026-03-14']],
    ['unknown', ['12/4/2026', '4/12/2026']],
    ['unknown', []],
  ] as const)('are %s in a column of %j', (order, texts) => {
    expect(dateOrderOf(texts)).toBe(order);
  });

  it('are read in the order of their column if the calendar has that day', () => {
    expect([read('3/4/2026', 'dayFirst'), read('3/14/2026', 'dayFirst')]).toEqual([
      '2026-04-03',
      '2026-03-14',
    ]);
    expect(readMoment('3/4/2026', 'unknown')).toMatchObject({ otherDay: '2026-04-03' });
    expect(readMoment('3/4/2026', 'dayFirst')).toMatchObject({ otherDay: '2026-03-04' });
    for (const text of ['4/4/2026', '3/14/2026', '14/3/2026', '2026-03-04']) {
      expect(readMoment(text, 'unknown')).toMatchObject({ otherDay: null });
    }
  });

  it('are days unless they are in a time column', () => {
    expect(readMoment('50530', 'unknown')?.day).toBe('2038-05-05');
  });

  it.each([
    ['50530', 'T05:05:30'],
    ['46344', '2026-11-18'],
    ['46344.5868055556', '2026-11-18T14:05:00'],
  ])('in a time column, read %s as %s', (text, expected) => {
    expect(read(text, 'unknown', true)).toBe(expected);
  });

  it('are parsed back from their text', () => {
    expect(momentOf('2026-11-18T14:05:00-06:00')).toEqual({
      day: '2026-11-18',
      time: '14:05:00',
      offset: '-06:00',
    });
    expect(momentOf('T14:05:00Z')).toEqual({ day: null, time: '14:05:00', offset: 'Z' });
    expect(momentOf('')).toEqual({ day: null, time: null, offset: null });
  });
});
