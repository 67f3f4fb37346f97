import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accepted,
  expectRoundTrip,
  issuesOf,
  keysOf,
  placedKeysOf,
} from '../core/issues.test.fixtures.ts';
import { attachments } from './attachments.ts';
import { ATTACHMENT_BYTES_MAX, ATTACHMENTS_COUNT_MAX } from './constants.ts';
import { disputeForm, disputeFormFor, documentationDueOn } from './disputeForm.ts';

const textBytes = (text: string) => new TextEncoder().encode(text);
const PDF = textBytes('%PDF-1.7\n');
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00]);
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const HTML = textBytes('<script>');
const receipt = { name: 'receipt.pdf', bytes: PDF };

// Created in each test, so that mutation testing attributes its creation to the test
const schema = () => attachments({ maxCount: 2, maxBytes: 20 });

describe('attachments', () => {
  it.each([
    ['DISP-03', [], []],
    ['DISP-03', [receipt], []],
    ['DISP-03', [{ ...receipt, name: 'Quittung Äpfel.PDF' }], []],
    ['DISP-03', [{ ...receipt, bytes: PNG }], ['0: attachment.kind']],
    ['DISP-03', [{ ...receipt, bytes: HTML }], ['0: attachment.kind']],
    ['DISP-03', [{ ...receipt, name: 'receipt.png' }], ['0: attachment.kind']],
    ['DISP-03', [{ ...receipt, name: 'receipt.pdf.exe' }], ['0: attachment.kind']],
    ['DISP-03', [{ ...receipt, name: 'receipt.png', bytes: PNG }], ['0: attachment.kind']],
    ['DISP-03', [{ ...receipt, bytes: PDF.slice(0, 4) }], ['0: attachment.kind']],
    ['DISP-03', [{ ...receipt, name: '../receipt.pdf' }], ['0.name: attachment.name']],
    ['DISP-03', [{ ...receipt, name: 'fdp.\u202Eexe.pdf' }], ['0.name: attachment.name']],
    ['DISP-03', [{ ...receipt, name: 'a\u0000.pdf' }], ['0.name: attachment.name']],
    ['DISP-03', [{ bytes: PDF }], ['0.name: attachment.nameRequired']],
    ['DISP-03', [{ ...receipt, bytes: '%PDF-' }], ['0.bytes: value.invalid']],
    ['DISP-03', [{ ...receipt, bytes: [...PDF] }], ['0.bytes: value.invalid']],
    ['DISP-04', [receipt, receipt], []],
    ['DISP-04', [receipt, receipt, receipt], [': attachment.tooMany']],
    ['DISP-05', [{ ...receipt, size: 20 }], []],
    ['DISP-05', [{ ...receipt, size: 21 }], ['0: attachment.tooLarge']],
    ['DISP-05', [{ name: 'a.pdf', bytes: textBytes(`%PDF-${'x'.repeat(15)}`) }], []],
    [
      'DISP-05',
      [{ name: 'a.pdf', bytes: textBytes(`%PDF-${'x'.repeat(16)}`), size: 1 }],
      ['0: attachment.tooLarge'],
    ],
    ['DISP-05', [{ ...receipt, bytes: new Uint8Array() }], ['0: attachment.empty']],
    ['DISP-03', [{ ...receipt, bytes: new Uint16Array(4) }], ['0.bytes: value.invalid']],
    [
      'DISP-03',
      [{ ...receipt, bytes: { [Symbol.toStringTag]: 'Uint8Array', length: 4 } }],
      ['0.bytes: value.invalid'],
    ],
    ['DISP-05', [{ ...receipt, size: -1 }], ['0.size: value.atLeast']],
    ['DISP-03', null, [': value.invalid']],
    ['DISP-03', [null], ['0: value.invalid']],
  ])('[%s] %# for %o, reports %o', (_id, value, expected) => {
    expect(placedKeysOf(schema(), value)).toEqual(expected);
  });

  it('[DISP-03] accepts other kinds if the host allows them, recognized by their bytes', () => {
    const pictures = attachments({ kinds: ['png', 'jpeg'] });
    expect(keysOf(pictures, [{ name: 'a.png', bytes: PNG }])).toEqual([]);
    expect(keysOf(pictures, [{ name: 'a.jpg', bytes: JPEG }])).toEqual([]);
    expect(keysOf(pictures, [{ name: 'a.JPEG', bytes: JPEG }])).toEqual([]);
    expect(keysOf(pictures, [{ name: 'a.png', bytes: JPEG }])).toEqual(['attachment.kind']);
    expect(issuesOf(pictures, [receipt])[0]?.params).toEqual({ kinds: 'PNG, JPEG' });
  });

  it('[DISP-04] [DISP-05] reports its default bounds', () => {
    const many = Array.from({ length: ATTACHMENTS_COUNT_MAX + 1 }, () => receipt);
    expect(issuesOf(attachments(), many)[0]?.params).toEqual({ max: ATTACHMENTS_COUNT_MAX });
    const large = [{ ...receipt, size: ATTACHMENT_BYTES_MAX + 1 }];
    expect(issuesOf(attachments(), large)[0]?.params).toEqual({ megabytes: 10 });
  });

  it('[DISP-04] [DISP-05] reports the bounds that a host sets', () => {
    const hosted = attachments({ maxCount: 2, maxBytes: 2_000_000 });
    const most = { ...receipt, size: 2_000_000 };
    expect(issuesOf(hosted, [most, most])).toEqual([]);
    expect(issuesOf(hosted, [most, most, most])).toMatchObject([
      { key: 'attachment.tooMany', params: { max: 2 } },
    ]);
    expect(issuesOf(hosted, [{ ...receipt, size: 2_000_001 }])).toMatchObject([
      { key: 'attachment.tooLarge', params: { megabytes: 2 } },
    ]);
  });

  it('[DISP-03] accepts a PDF only if its bytes start like one', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 20 }), (bytes) => {
        const isPdf = String.fromCharCode(...bytes).startsWith('%PDF-');
        expect(keysOf(schema(), [{ name: 'a.pdf', bytes }]).length === 0).toBe(isPdf);
      }),
    );
    expectRoundTrip(
      schema(),
      fc.array(fc.record({ name: fc.stringMatching(/^[a-z]+\.pdf$/), bytes: fc.constant(PDF) }), {
        maxLength: 2,
      }),
    );
  });
});

describe('disputeForm', () => {
  const dispute = {
    transactionId: '0199f3aa-0000-7000-8000-000000000001',
    type: 'fraud',
    reason: 'The card was in the office safe',
  };
  it.each([
    ['DISP-01', dispute, []],
    ['DISP-01', { ...dispute, type: 'other' }, []],
    ['DISP-01', { ...dispute, type: 'mistake' }, ['type: value.invalid']],
    ['DISP-01', { ...dispute, type: '' }, ['type: dispute.typeRequired']],
    ['DISP-02', { ...dispute, attachments: [receipt] }, []],
    [
      'DISP-03',
      { ...dispute, attachments: [{ ...receipt, bytes: HTML }] },
      ['attachments.0: attachment.kind'],
    ],
    [
      'DISP-04',
      { ...dispute, attachments: Array.from({ length: 6 }, () => receipt) },
      ['attachments: attachment.tooMany'],
    ],
    [
      'DISP-05',
      { ...dispute, attachments: [{ ...receipt, size: 10_000_001 }] },
      ['attachments.0: attachment.tooLarge'],
    ],
    [
      'ENT-44',
      {},
      [
        'transactionId: dispute.transactionRequired',
        'type: dispute.typeRequired',
        'reason: dispute.reasonRequired',
      ],
    ],
    ['ENT-44', { ...dispute, reason: ' ' }, ['reason: dispute.reasonRequired']],
    ['ENT-44', { ...dispute, reason: 'Two\nlines' }, []],
    ['ENT-44', { ...dispute, reason: 'a\u0000b' }, ['reason: text.invisible']],
    ['MSG-06', { ...dispute, reason: 'x'.repeat(501) }, ['reason: text.tooLong']],
    ['DISP-02', { ...dispute, amountCents: 1 }, []],
    ['DISP-02', { ...dispute, amountCents: null }, []],
    ['DISP-02', { ...dispute, amountCents: 0 }, ['amountCents: dispute.amountRequired']],
    ['DISP-02', { ...dispute, amountCents: -1 }, ['amountCents: dispute.amountRequired']],
    ['DISP-02', { ...dispute, amountCents: 1.5 }, ['amountCents: value.invalid']],
  ])('[%s] for %o, reports %o', (_id, value, expected) => {
    expect(placedKeysOf(disputeFormFor({}), value)).toEqual(expected);
  });

  it('[DISP-02] refuses an amount above the purchase', () => {
    const form = disputeFormFor({ purchaseCents: 8000 });
    expect(keysOf(form, { ...dispute, amountCents: 8000 })).toEqual([]);
    expect(issuesOf(form, { ...dispute, amountCents: 8001 })).toEqual([
      {
        path: 'amountCents',
        key: 'dispute.amountAbovePurchase',
        params: { purchaseCents: 8000 },
      },
    ]);
  });

  it('[DISP-01] returns its attachments, or an empty list if omitted', () => {
    for (const form of [disputeForm, disputeFormFor({})]) {
      expect(accepted(form, dispute)).toEqual({ ...dispute, attachments: [] });
    }
    expectRoundTrip(
      disputeForm,
      fc.record({
        transactionId: fc.constant(dispute.transactionId),
        type: fc.constantFrom('fraud', 'other'),
        reason: fc.stringMatching(/^[A-Za-z]([a-z ]{0,400}[a-z])?$/),
        amountCents: fc.option(fc.integer({ min: 1 })),
      }),
    );
  });
});

describe('documentationDueOn', () => {
  it.each([
    ['2026-11-21', '2026-12-01'],
    ['2026-12-25', '2027-01-04'],
    ['2028-02-20', '2028-03-01'],
  ])('[DISP-06] for a dispute filed on %s, returns %s', (filedOn, due) => {
    expect(documentationDueOn(filedOn)).toBe(due);
  });
});
