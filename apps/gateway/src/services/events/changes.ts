import type { EventFact, Subject } from './record.ts';

/** What is entered, and edited in the same form. */
export type EnteredSubject = Extract<
  Subject,
  'driver' | 'vehicle' | 'promptedId' | 'recordedPurchase'
>;

export type Values = Readonly<Record<string, unknown>>;

/** What changed of a row, as history keeps it: only the fields that are not what they were. */
export function changeOf(
  { subject }: { readonly subject: EnteredSubject },
  subjectId: string,
  before: Values | null,
  after: Values,
): { readonly changed: readonly string[]; readonly fact: EventFact } {
  const changed = Object.keys(after).filter(
    (name) => before === null || before[name] !== after[name],
  );
  const pick = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name]]));
  return {
    changed,
    fact: {
      subject: [subject, subjectId],
      action: `${subject}.${before === null ? 'added' : 'edited'}`,
      before: before && pick(before),
      after: pick(after),
    },
  };
}
